type Props = {
  /** place on the scale, in percent, and its label */
  marks: readonly (readonly [percent: number, words: string])[];
  /** baseline of the labels: a length from the upper edge of the drawing */
  y: string;
};

/** Labels of the ends and steps of a scale, inside its drawing. */
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
