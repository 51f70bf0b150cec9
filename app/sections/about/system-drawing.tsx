import type { ReactNode } from 'react';

/** Ways to build, as they are drawn. */
export type SystemKind = 'traditional' | 'steel' | 'mixed';

// The same house in section, three times: the load-bearing structure is accented.
const DRAWINGS: Record<SystemKind, ReactNode> = {
  // Pillars and slabs of concrete on footings, bricks between them.
  traditional: (
    <>
      <path
        className="stroke-fine"
        d="M80 27v6.5M92 27v6.5M104 27v6.5M68 33.5H116M74 33.5v6.5M86 33.5v6.5M98 33.5v6.5M110 33.5v6.5M68 40H116M80 40v6.5M92 40v6.5M104 40v6.5M68 46.5H116M74 46.5v6.5M86 46.5v6.5M98 46.5v6.5M110 46.5v6.5M68 53H116M80 53v6.5M92 53v6.5M104 53v6.5M68 59.5H116M74 59.5v6.5M86 59.5v6.5M98 59.5v6.5M110 59.5v6.5M136 73v6.5M148 73v6.5M160 73v6.5M124 79.5H172M130 79.5v6.5M142 79.5v6.5M154 79.5v6.5M166 79.5v6.5M124 86H172M136 86v6.5M148 86v6.5M160 86v6.5M124 92.5H172M130 92.5v6.5M142 92.5v6.5M154 92.5v6.5M166 92.5v6.5M124 99H172M136 99v6.5M148 99v6.5M160 99v6.5M124 105.5H172M130 105.5v6.5M142 105.5v6.5M154 105.5v6.5M166 105.5v6.5M54 124l10-10M61 124l10-10M110 124l10-10M117 124l10-10M166 124l10-10M173 124l10-10"
      />
      <path className="stroke-main" d="M8 112H60M68 112H116M124 112H172M180 112H232" />
      <path className="stroke-main" d="M54 114H74V124H54ZM110 114H130V124H110ZM166 114H186V124H166Z" />
      <path className="stroke-main" d="M138 66V42H158V66M84 112V84H100V112" />
      <path
        className="stroke-accent"
        d="M60 112V20H180V112M68 27H116V66H68ZM124 27H172V66H124ZM68 112V73H116V112M124 112V73H172V112"
      />
    </>
  ),
  // Studs at a regular spacing, trusses as floor and roof, on a thin slab.
  steel: (
    <>
      <path
        className="stroke-fine"
        d="M60 28l7.5 -8l7.5 8l7.5 -8l7.5 8l7.5 -8l7.5 8l7.5 -8l7.5 8l7.5 -8l7.5 8l7.5 -8l7.5 8l7.5 -8l7.5 8l7.5 -8l7.5 8M60 72l7.5 -8l7.5 8l7.5 -8l7.5 8l7.5 -8l7.5 8l7.5 -8l7.5 8l7.5 -8l7.5 8l7.5 -8l7.5 8l7.5 -8l7.5 8l7.5 -8l7.5 8M52 120l8-8M60 120l8-8M68 120l8-8M76 120l8-8M84 120l8-8M92 120l8-8M100 120l8-8M108 120l8-8M116 120l8-8M124 120l8-8M132 120l8-8M140 120l8-8M148 120l8-8M156 120l8-8M164 120l8-8M172 120l8-8M180 120l8-8"
      />
      <path
        className="stroke-accent"
        d="M60 28V64M75 28V64M90 28V64M105 28V64M120 28V64M135 28V64M150 28V64M165 28V64M180 28V64M60 72V112M75 72V112M90 72V112M105 72V112M120 72V112M135 72V112M150 72V112M165 72V112M180 72V112"
      />
      <path
        className="stroke-main"
        d="M8 112H232M52 112V120H188V112M58 20H182M58 28H182M58 64H182M58 72H182"
      />
    </>
  ),
  // A ground floor of concrete, steel from there on.
  mixed: (
    <>
      <path
        className="stroke-fine"
        d="M60 28l7.5 -8l7.5 8l7.5 -8l7.5 8l7.5 -8l7.5 8l7.5 -8l7.5 8l7.5 -8l7.5 8l7.5 -8l7.5 8l7.5 -8l7.5 8l7.5 -8l7.5 8M60 82l10-10M60 90l10-10M60 98l10-10M60 106l10-10M170 82l10-10M170 90l10-10M170 98l10-10M170 106l10-10M60 72l8-8M68 72l8-8M76 72l8-8M84 72l8-8M92 72l8-8M100 72l8-8M108 72l8-8M116 72l8-8M124 72l8-8M132 72l8-8M140 72l8-8M148 72l8-8M156 72l8-8M164 72l8-8M172 72l8-8M52 120l8-8M60 120l8-8M68 120l8-8M76 120l8-8M84 120l8-8M92 120l8-8M100 120l8-8M108 120l8-8M116 120l8-8M124 120l8-8M132 120l8-8M140 120l8-8M148 120l8-8M156 120l8-8M164 120l8-8M172 120l8-8M180 120l8-8"
      />
      <path
        className="stroke-accent"
        d="M60 28V64M75 28V64M90 28V64M105 28V64M120 28V64M135 28V64M150 28V64M165 28V64M180 28V64"
      />
      <path
        className="stroke-main"
        d="M8 112H232M52 112V120H188V112M58 20H182M58 28H182M60 112V64H180V112M70 112V72H170V112"
      />
    </>
  ),
};

/** Small section of a house built in one of the ways. Decorative: the name of the way stands beside it. */
export function SystemDrawing({ kind }: { kind: SystemKind }) {
  return (
    <svg viewBox="0 -6 240 140" aria-hidden="true" className="w-full md:h-40">
      {DRAWINGS[kind]}
    </svg>
  );
}
