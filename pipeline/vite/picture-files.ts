import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Plugin for Vite: the development server makes a picture when a browser asks for it. */
export function pictureFiles(): Plugin {
  return {
    name: 'picture-files',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const [address = ''] = (request.url ?? '').split('?');
        if (!address.startsWith('/pictures/')) return next();
        try {
          // Through Vite, as the pages are: it knows what has changed since.
          const { pictureFile } = await server.ssrLoadModule('/app/media/picture-files.server.ts');
          const file = await pictureFile(address);
          if (!file) return next();
          response.setHeader('Content-Type', path.extname(file) === '.avif' ? 'image/avif' : 'image/jpeg');
          createReadStream(file).pipe(response);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
