import type { Language } from '#app/site/published-languages.ts';
import { Drawing } from '#app/ui/drawing.tsx';
import de from './flags/de.svg?raw';
import en from './flags/en.svg?raw';
import es from './flags/es.svg?raw';
import it from './flags/it.svg?raw';
import pl from './flags/pl.svg?raw';
import pt from './flags/pt.svg?raw';

// Portuguese is written as in Brazil.
const FLAGS: Record<Language, string> = { es, en, it, de, pl, pt };

/** Flag of a language. The language's name stands beside it or labels its control. */
export function Flag({ language }: { language: Language }) {
  return <Drawing svg={FLAGS[language]} className="h-4.5 w-6 flex-none rounded-tag box-shadow-hairline" />;
}
