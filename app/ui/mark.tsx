import { MARK } from '#app/ui/mark-path.ts';

/** What is empty on the left of the mark's box: without it, the mark begins where the text below it does. */
const INSET = MARK.left - MARK.stroke / 2;

/** The mark, in the colour of the text; its height alone is given. */
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
