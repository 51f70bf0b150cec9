import { MARK } from '#app/ui/mark-path.ts';

/** Empty space at the left of the box, cropped so that the mark aligns with the text below it. */
const INSET = MARK.left - MARK.stroke / 2;

/** The mark in the colour of the text; only its height is set. */
export function Mark({ className = 'h-7' }: { className?: string }) {
  return (
    <svg viewBox={`${INSET} 0 ${MARK.box - INSET} ${MARK.box}`} aria-hidden="true" className={className}>
      <path
        d={MARK.path}
        fill="none"
        stroke="currentColor"
        strokeWidth={MARK.stroke}
        strokeLinejoin="round"
      />
    </svg>
  );
}
