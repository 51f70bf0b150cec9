type Props = {
  /** what `fill` refers to it by */
  id: string;
  className?: string;
};

/** Pattern that fills what lies between the least and the most. */
export function Hatch({ id, className = 'fill-accent' }: Props) {
  return (
    <pattern id={id} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="1.5" height="7" className={className} />
    </pattern>
  );
}
