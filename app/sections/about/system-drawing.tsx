/** Ways to build, as they are drawn. */
export type System = 'traditional' | 'steel' | 'mixed';

const GROUND = 126;

const indices = (count: number) => Array.from({ length: count }, (_, index) => index);

/** A stud or track seen from the side: two lines. */
function profile(x: number, from: number, to: number): string {
  return `M${x - 2.5} ${from}V${to}M${x + 2.5} ${from}V${to}`;
}

/** Brickwork in half bond, its last brick still to be laid. */
function Traditional() {
  const [left, right, top, course] = [60, 180, 42, 12];
  const courses = indices(7);
  return (
    <>
      {courses.map((row) => {
        const y = top + row * course;
        const first = left + (row % 2 ? 30 : 15);
        const joints = indices(row % 2 ? 3 : 4).map((brick) => `M${first + brick * 30} ${y}v${course}`);
        return (
          <path key={row} className="stroke-fine" d={`M${left} ${y + course}H${right}${joints.join('')}`} />
        );
      })}
      <path className="stroke-main" d={`M${left} ${GROUND}V${top}H105M135 ${top}H${right}V${GROUND}`} />
      <path className="stroke-main" d={`M105 ${top}v${course}h30v-${course}`} />
      <rect className="fill-accent" x="105" y={top - 18} width="30" height={course} />
    </>
  );
}

/** Studs between two tracks, braced by a diagonal. */
function Steel() {
  const [top, bottom] = [30, GROUND];
  return (
    <>
      {indices(7).map((stud) => (
        <path key={stud} className="stroke-main" d={profile(60 + stud * 20, top + 5, bottom - 5)} />
      ))}
      <path className="stroke-main" d={`M54 ${top}h132v5H54ZM54 ${bottom - 5}h132v5H54Z`} />
      <path className="stroke-accent" d={`M60 ${bottom - 6}L180 ${top + 6}`} pathLength="1" />
    </>
  );
}

/** Steel above, concrete below, and what anchors one to the other. */
function Mixed() {
  const [top, joint] = [26, 84];
  return (
    <>
      {indices(7).map((stud) => (
        <path key={stud} className="stroke-main" d={profile(60 + stud * 20, top + 5, joint - 5)} />
      ))}
      <path className="stroke-main" d={`M54 ${top}h132v5H54ZM54 ${joint - 5}h132v5H54Z`} />
      {indices(11).map((line) => (
        <path key={line} className="stroke-fine" d={`M${48 + line * 13} ${GROUND}l14 -${GROUND - joint}`} />
      ))}
      <path className="stroke-main" d={`M46 ${joint}h148v${GROUND - joint}h-148Z`} />
      {[70, 120, 170].map((anchor) => (
        <path key={anchor} className="stroke-accent" d={`M${anchor} ${joint - 10}v28h7`} />
      ))}
    </>
  );
}

const DRAWINGS = { traditional: Traditional, steel: Steel, mixed: Mixed };

/** Elevation of a wall built in that way. Decorative: its name stands below it. */
export function SystemDrawing({ system }: { system: System }) {
  const Drawing = DRAWINGS[system];
  return (
    <svg viewBox="0 0 240 158" aria-hidden="true" className="size-full">
      <path className="stroke-main" d={`M20 ${GROUND}H220`} />
      <Drawing />
    </svg>
  );
}
