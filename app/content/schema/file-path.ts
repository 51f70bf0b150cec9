import { z } from 'zod';

/**
 * Path of a file below assets/, from the project's root: with the name alone, the desk could not show the file.
 * @param folder as in `assets/logos`
 * @param endings file extensions, in lower case as the desk writes them
 */
export function filePath(folder: string, ...endings: string[]) {
  const name = new RegExp(`^/${folder}/[\\w-]+\\.(${endings.join('|')})$`);
  const example = `/${folder}/nombre.${endings[0]}`;
  return z.string().regex(name, `se esperaba un archivo de esa carpeta, como «${example}»`).meta({ folder });
}
