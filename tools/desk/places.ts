/** Port of the desk; `DESK_PORT` is another one. */
export const DESK_PORT = Number(process.env.DESK_PORT ?? 4180);

/** Port of the site's development server, beside the desk. */
export const SITE_PORT = DESK_PORT + 1;

/** The desk as the browser has it, which gives files only to `localhost`. */
export const DESK = `http://localhost:${DESK_PORT}`;
export const SITE = `http://localhost:${SITE_PORT}`;
