import type { Phase } from '#app/content/collections.ts';
import { Drawing } from '#app/ui/drawing.tsx';
import envelope from './drawings/envelope.svg?raw';
import foundations from './drawings/foundations.svg?raw';
import frame from './drawings/frame.svg?raw';
import interior from './drawings/interior.svg?raw';
import keys from './drawings/keys.svg?raw';

const DRAWINGS: Record<Phase['icon'], string> = { foundations, frame, envelope, interior, keys };

/** Small drawing of what a phase is about. */
export function PhaseDrawing({ name }: { name: Phase['icon'] }) {
  return <Drawing svg={DRAWINGS[name]} className="h-11 w-auto flex-none lg:h-16" />;
}
