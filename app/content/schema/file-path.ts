import { z } from 'zod';

/**
 * A file of a folder below assets/, by its path from the project's root: the desk finds what it shows by that.
 * @param folder as in `assets/logos`
 * @param endings of its name, in lower case: the desk writes names so
 */
export function filePath(folder: string, ...endings: string[]) {
  const name = new RegExp(`^/${folder}/[\\w-]+\\.(${endings.join('|')})$`);
  const example = `/${folder}/nombre.${endings[0]}`;
  return z.string().regex(name, `se esperaba un archivo de esa carpeta, como «${example}»`).meta({ folder });
}
