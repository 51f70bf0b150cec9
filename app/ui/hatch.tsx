type Props = {
  /** for `fill` to refer to */
  id: string;
  className?: string;
};

/** Hatching for the range between the lowest and the highest value. */
export function Hatch({ id, className = 'fill-accent' }: Props) {
  return (
    <pattern id={id} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="1.5" height="7" className={className} />
    </pattern>
  );
}
