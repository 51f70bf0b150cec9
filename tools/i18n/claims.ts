/** `npm run claims`: figures of the company that texts write out by hand, file by file; exits 1 while there is one. */
import { adviceOn, figuresByHand } from '#app/content/claims-by-hand.ts';
import { stop } from '../stop.ts';

const found = figuresByHand();
for (const file of new Set(found.map((figure) => figure.file))) {
  console.log(file);
  for (const figure of found) if (figure.file === file) console.log(`  - ${adviceOn(figure)}`);
}
if (found.length > 0) stop(`\n${found.length} figures are written by hand.`);
console.log('Every figure of a claim comes from content/claims/.');
