/** `npm run preflight`: lists the remaining sample content; exits 1 while some of it must not be published. */
import { requireContent } from '#pipeline/check-content.ts';
import { stop } from '../stop.ts';

await requireContent();
// Imported late, because they read the settings.
const { GROUPS, siteSamples } = await import('./samples.ts');
const { formOfFile } = await import('#desk/forms/form-places.ts');
const all = siteSamples();
for (const [group, heading] of Object.entries(GROUPS)) {
  const found = all.filter((sample) => sample.group === group);
  if (found.length > 0) console.log(`\n${heading} (${found.length})`);
  for (const [file, its] of Map.groupBy(found, (sample) => sample.file)) {
    console.log(`\n${formOfFile(file)?.form ?? 'Texto de la web'} (${file})`);
    for (const { sentence } of its) console.log(`  - ${sentence}`);
  }
}
if (all.some(({ group }) => group === 'before')) {
  stop('\nTodavía no se puede publicar: queda lo de «Antes de publicar».');
}
console.log('\nNo queda nada de muestra que no se pueda publicar: la web es tuya.');
