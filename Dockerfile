# The site in a container: built with Node, served by Caddy as hosting/ says. How to run it: docs/deploy.md
FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
RUN npm run build

FROM caddy:2-alpine
# The copy leaves behind the file's capability to open low ports, with which it would not start once all are dropped.
RUN cp /usr/bin/caddy /tmp/caddy && mv /tmp/caddy /usr/bin/caddy
COPY --from=build --chmod=755 /site/build/client /srv
COPY --from=build --chmod=644 /site/build/hosting/caddy/Caddyfile /etc/caddy/Caddyfile
RUN find /srv -name .htaccess -delete
ENV XDG_CONFIG_HOME=/tmp XDG_DATA_HOME=/tmp
USER 65534:65534
EXPOSE 8080
HEALTHCHECK CMD ["wget", "-q", "--spider", "http://127.0.0.1:8080/robots.txt"]
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]
