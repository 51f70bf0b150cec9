import { Icon } from '#app/ui/icon.tsx';

const LOOKS = {
  tick: 'mt-0.75 size-4.5 text-oxide-text',
  close: 'mt-1 size-3.5 text-steel-600',
} as const;

type Props = {
  points: readonly string[];
  /** before each: whether it is included or not */
  icon?: keyof typeof LOOKS;
  className?: string;
};

/** Points of a line or two, one under the other, with a rule above each. */
export function PointList({ points, icon, className = '' }: Props) {
  return (
    <ul className={`text-base leading-text ${className}`}>
      {points.map((point) => (
        <li key={point} className="flex gap-3 border-line border-t py-2.5">
          {icon && <Icon name={icon} className={LOOKS[icon]} />}
          {point}
        </li>
      ))}
    </ul>
  );
}
