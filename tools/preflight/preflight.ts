/** `npm run preflight`: lists the remaining sample content; exits 1 while some of it must not be published. */
import { globSync } from 'node:fs';
import path from 'node:path';
import { type Collection, ENTRY_COLLECTIONS, entryFile, readFields } from '#app/content/entries.ts';
import { collectionFile } from '#app/content/file-collection.ts';
import { longSide, SHARP } from '#app/content/originals.ts';
import { FILM_FILE, registeredPictures } from '#app/content/picture-registry.ts';
import { FILE_COLLECTIONS } from '#app/content/schema/collection-schemas.ts';
import { SETTINGS_FILE } from '#app/content/settings-file.ts';
import { ContentError, projectFile } from '#app/content/source.ts';
import { stop } from '../stop.ts';
import { GROUPS, type Sample, type Source, samplesIn } from './samples.ts';

function entrySources(collection: Collection): Source[] {
  return globSync(entryFile(collection, '*'), { cwd: projectFile() })
    .sort()
    .map((file) => ({ collection, id: path.basename(path.dirname(file)), data: readFields(file).fields }));
}

/** Photographs that are blurred on large screens. The film's poster is left out: it is as large as the film. */
async function smallPictures(): Promise<Sample[]> {
  const photographs = Object.entries(registeredPictures()).filter(([, { file }]) => file !== FILM_FILE);
  const measured = await Promise.all(
    photographs.map(async ([, picture]) => ({
      name: picture.alt.es,
      field: picture.field,
      pixels: await longSide(picture),
    })),
  );
  return measured
    .filter(({ pixels }) => pixels < SHARP)
    .map(({ name, field, pixels }) => ({
      collection: 'pictures',
      group: 'later',
      field,
      sentence: `La imagen «${name}» tiene ${pixels} píxeles en el lado largo; con ${SHARP} o más se ve nítida en pantallas grandes.`,
    }));
}

/** What is left for the owner to do in content/, as it is on the disk. */
export async function siteSamples(): Promise<Sample[]> {
  const samples = samplesIn([
    { collection: 'settings', data: readFields(SETTINGS_FILE).fields },
    ...Object.keys(FILE_COLLECTIONS).map((collection) => ({
      collection,
      data: readFields(collectionFile(collection)).fields,
    })),
    ...(Object.keys(ENTRY_COLLECTIONS) as Collection[]).flatMap(entrySources),
  ]);
  return [...samples, ...(await smallPictures())];
}

/** Exits 1 if there is a mistake in the content: it has to be corrected before any sample content. */
async function requireContent(): Promise<void> {
  const { validateContent } = await import('#app/content/validate.ts');
  await validateContent().catch((error: Error) => {
    if (!(error instanceof ContentError)) throw error;
    stop(`\nLa web no puede salir así: hay un error en un archivo de contenido.\n\n${error.message}`);
  });
}

if (import.meta.main) {
  await requireContent();
  const all = await siteSamples();
  for (const [group, heading] of Object.entries(GROUPS)) {
    const found = all.filter((sample) => sample.group === group);
    if (found.length > 0) console.log(`\n${heading} (${found.length})\n`);
    for (const { collection, id, field, sentence } of found) {
      console.log(`- ${[collection, id].filter(Boolean).join('/')}: ${field}\n  ${sentence}`);
    }
  }
  if (all.some(({ group }) => group === 'before')) {
    stop('\nTodavía no se puede publicar: queda lo de «Antes de publicar».');
  }
  console.log('\nNo queda nada de muestra que no se pueda publicar: la web es tuya.');
}
