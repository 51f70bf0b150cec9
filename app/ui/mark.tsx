import { MARK } from '#app/ui/mark-path.ts';

/** The mark, in the colour of the text. */
export function Mark({ className = 'size-7' }: { className?: string }) {
  return (
    <svg viewBox={`0 0 ${MARK.box} ${MARK.box}`} aria-hidden="true" className={className}>
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
