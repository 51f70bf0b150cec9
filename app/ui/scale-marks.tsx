type Props = {
  /** place on the scale, in percent, and what is written there */
  marks: readonly (readonly [percent: number, words: string])[];
  /** where the words stand: a length from the upper edge of the drawing */
  y: string;
};

/** What the ends and steps of a scale stand for, written into its drawing. */
export function ScaleMarks({ marks, y }: Props) {
  return (
    <g className="fill-steel-600 text-note">
      {marks.map(([percent, words]) => (
        <text
          key={percent}
          x={`${+percent.toFixed(2)}%`}
          y={y}
          textAnchor={percent === 0 ? 'start' : percent === 100 ? 'end' : 'middle'}
        >
          {words}
        </text>
      ))}
    </g>
  );
}
