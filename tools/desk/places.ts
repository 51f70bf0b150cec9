/** Port of the desk; the environment variable `DESK_PORT` overrides it. */
export const DESK_PORT = Number(process.env.DESK_PORT ?? 4180);

/** Port of the site's development server, beside the desk. */
export const SITE_PORT = DESK_PORT + 1;

/** Address of the desk. The browser grants access to files only on `localhost`. */
export const DESK = `http://localhost:${DESK_PORT}`;
export const SITE = `http://localhost:${SITE_PORT}`;
