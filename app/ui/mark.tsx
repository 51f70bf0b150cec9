/** The mark: section of a C profile opening to the right. In the colour of the text. */
export function Mark({ className = 'size-7' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <path
        d="M27 10.5V5.5a1.5 1.5 0 0 0-1.5-1.5H8A3 3 0 0 0 5 7v18a3 3 0 0 0 3 3h17.5a1.5 1.5 0 0 0 1.5-1.5v-5"
        fill="none"
        stroke="currentColor"
        strokeWidth="3.6"
        strokeLinejoin="round"
      />
    </svg>
  );
}
