import type { Person } from '#app/content/collections.ts';
import { Drawing } from '#app/ui/drawing.tsx';
import budget from './people/budget.svg?raw';
import keys from './people/keys.svg?raw';
import panel from './people/panel.svg?raw';
import plans from './people/plans.svg?raw';

const DRAWINGS: Record<Person['icon'], string> = { budget, plans, panel, keys };

/** In place of a portrait: a person drawn with the objects of the trade. */
export function PersonDrawing({ icon }: Pick<Person, 'icon'>) {
  return <Drawing svg={DRAWINGS[icon]} className="size-full" />;
}
