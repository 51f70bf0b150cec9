import type { ReactNode } from 'react';
import type { Person } from '#app/content/collections.ts';

const FACE = 'M90 112V130A30 34 0 0 0 150 130V112';
/** Neck and shoulder on the left. */
const SHOULDER = 'M106 160V178L60 194Q38 202 35 226';

/** Neck and two bent arms that hold an object: its left edge is at `edge`, its right edge as far from the other side. */
function HoldingArms({ edge }: { edge: number }) {
  const arm = (
    <>
      <path
        className="stroke-main"
        d={`${SHOULDER}L25 282Q22 305 42 300L${edge} 270M${edge - 20} 266L${edge - 9} 244H${edge + 6}A5 5 0 0 1 ${edge + 6} 254H${edge - 8}M${edge / 2 + 20} 291L${edge / 2 + 19} 320`}
      />
      <path className="stroke-fine" d={`M${edge - 15} 256L${edge - 9} 276`} />
    </>
  );
  return (
    <>
      {arm}
      <g transform="matrix(-1 0 0 1 240 0)">{arm}</g>
    </>
  );
}

const HELMET = (
  <>
    <path
      className="stroke-main"
      d="M80 102V96A40 44 0 0 1 160 96V102M66 112Q120 94 174 112V104Q120 86 66 104Z"
    />
    <path className="stroke-fine" d="M110 53V89M130 53V89" />
  </>
);

const DRAWINGS: Record<Person['icon'], ReactNode> = {
  // A quote; the accent is its sum.
  budget: (
    <>
      <path className="stroke-main" d="M80 152V104A40 46 0 0 1 160 104V152H150V112H90V152Z" />
      <HoldingArms edge={76} />
      <path
        className="stroke-main"
        d={`${FACE}M106 178 120 200 134 178M76 241V208H164V241M76 257V320M164 257V320M97 295H113M130 295H143`}
      />
      <path
        className="stroke-fine"
        d="M120 58V112M102 63Q98 84 98 112M138 63Q142 84 142 112M90 224H118M90 240H126M140 240H150M92 256H122M140 256H150M90 272H126M140 272H150"
      />
      <path className="stroke-accent" d="M88 286H152V304H88Z" />
    </>
  ),
  // A plan, measured.
  plans: (
    <>
      <path
        className="stroke-main"
        d="M86 118V96A34 40 0 0 1 154 96V118L148 102Q124 104 106 90Q96 96 92 104Z"
      />
      <HoldingArms edge={60} />
      <path
        className="stroke-main"
        d={`${FACE}M106 178 96 186 106 200 120 188 134 200 144 186 134 178M60 241V208H180V241M60 257V320M180 257V320M76 320V226H152V320M76 266H104M120 266H152M120 266V320`}
      />
      <path
        className="stroke-fine"
        d="M96 124A10 10 0 1 0 116 124A10 10 0 1 0 96 124M124 124A10 10 0 1 0 144 124A10 10 0 1 0 124 124M116 122Q120 119 124 122M120 188V208M104 266A16 16 0 0 1 120 282M92 222V230M136 222V230M72 286H80M72 306H80"
      />
      <path className="stroke-accent" d="M163 226V320M159 230l8-8M159 270l8-8" />
    </>
  ),
  // Ear defenders, and a panel with its brace.
  panel: (
    <>
      {HELMET}
      <HoldingArms edge={62} />
      <path
        className="stroke-main"
        d={`${FACE}M89 117H84A6 6 0 0 0 78 123V136A6 6 0 0 0 84 142H91M151 117H156A6 6 0 0 1 162 123V136A6 6 0 0 1 156 142H149M106 178 120 196 134 178M56 208H184V215H56ZM62 215V241M69 215V241M62 257V320M69 257V320M116.500 215V320M123.500 215V320M171 215V241M178 215V241M171 257V320M178 257V320`}
      />
      <path className="stroke-accent" d="M71 318 169 219" />
    </>
  ),
  // A vest, and the keys of the house.
  keys: (
    <>
      {HELMET}
      <path
        className="stroke-main"
        d={`${FACE}${SHOULDER}L26 320M134 160V178L180 194Q202 202 206 226L213 266Q214 282 198 279L160 266M178 236 160 242M182 277 185 320M86 116V162Q95 160 100 153M154 116V162Q145 160 140 153M106 178 120 200 134 178M120 200V320M79 187V320M161 187V236M161 272V320M160 241H136A5 5 0 0 0 136 250H138M136 250A5 5 0 0 0 136 259H140M137 259A5 5 0 0 0 138 268H160`}
      />
      <path className="stroke-fine" d="M79 206H161M79 218H161M62 252 58 320" />
      <path
        className="stroke-accent"
        d="M134 270A10 10 0 1 0 147 270M137 288V316M137 307H131M137 315H131M145 287 155 312M152 304 146 306"
      />
    </>
  ),
};

/** In place of a portrait: a person drawn with the objects of the trade. Decorative: name and trade are beside it. */
export function PersonDrawing({ icon }: Pick<Person, 'icon'>) {
  return (
    <svg viewBox="0 20 240 300" aria-hidden="true" className="size-full">
      {DRAWINGS[icon]}
    </svg>
  );
}
