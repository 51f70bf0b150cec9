/** Starts Sveltia CMS with the forms that the desk has made, and adds what it lacks for a folder of files. */
import './spanish.ts';
import CMS, { type AppEventListener, type CmsConfig, type Field } from '@sveltia/cms';
import './panel.css';
import { type AnyField, type Data, ownTexts } from './own-texts.ts';
import { showReport, tell } from './panel.ts';

type Configuration = CmsConfig & Required<Pick<CmsConfig, 'collections'>>;
type Entry = Parameters<AppEventListener['handler']>[0]['entry'];

const asked = async (address: string) => (await fetch(address)).json();
const { configuration, now }: { configuration: Configuration; now: number } = await asked('report.json');

/** The form of an entry, by its collection and the path of its Spanish file. */
function fieldsOf(collection: string, path: string): readonly Field[] {
  const form = configuration.collections.find((each) => 'name' in each && each.name === collection);
  if (form && 'fields' in form) return form.fields;
  if (!form || !('files' in form)) return [];
  return form.files.find(({ file }) => file.replace('{{locale}}', 'es') === path)?.fields ?? [];
}

/** Last change of an entry's files that the desk itself saved, by path. Without one, the desk's start (`now`) counts. */
const known = new Map<string, Promise<number | undefined>>();

/** When the files of an entry have last changed on the disk; nothing if there are none. */
async function changedOnDisk(entry: Entry): Promise<number | undefined> {
  const { changed } = await asked(`changed.json?path=${encodeURIComponent(entry.get('path'))}`);
  return changed ?? undefined;
}

CMS.registerEventListener({
  name: 'preSave',
  async handler({ entry }) {
    const path = entry.get('path');
    if (!entry.get('newRecord')) {
      const changed = await changedOnDisk(entry);
      if (changed === undefined || changed > ((await known.get(path)) ?? now)) {
        await tell(
          `${path} ha cambiado en el disco después de abrir el panel, así que no se ha guardado nada. Copia lo que hayas escrito, vuelve a cargar esta página y escríbelo otra vez.`,
        );
        throw new Error(`${path} has changed on the disk meanwhile`);
      }
    }
    const fields = fieldsOf(entry.get('collection'), path) as readonly AnyField[];
    const { i18n } = entry.toJS() as { i18n: Record<string, { data?: Data }> };
    return Object.entries(i18n).reduce(
      (result, [language, { data }]) =>
        data ? result.setIn(['i18n', language, 'data'], ownTexts(fields, data)) : result,
      entry,
    );
  },
});

CMS.registerEventListener({
  name: 'postSave',
  // Not awaited: until this returns, Sveltia keeps the form open and warns that its own save has changed the entry.
  handler({ entry }) {
    known.set(entry.get('path'), changedOnDisk(entry));
  },
});

await CMS.init({ config: { ...configuration, load_config_file: false } });
showReport('report.json');
