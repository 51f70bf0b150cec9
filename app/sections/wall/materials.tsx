import type { WallLayer } from '#app/content/collections.ts';

type Material = {
  face: string;
  /** surface seen from above, which catches the light */
  top: string;
  /** surface at the end, and the lines drawn on the face */
  side: string;
};

/** Colours of the materials. They belong to drawings only. */
export const MATERIALS: Record<WallLayer['id'], Material> = {
  render: { face: '#ede4d3', top: '#f8f2e6', side: '#d9cdb6' },
  insulation: { face: '#f3efe6', top: '#fbf9f3', side: '#d6cfc0' },
  board: { face: '#c6d2cb', top: '#d7e0da', side: '#a9b8af' },
  membrane: { face: '#5c6e78', top: '#7a8b94', side: '#45545c' },
  osb: { face: 'url(#osb)', top: '#e2c391', side: '#b18d56' },
  studs: { face: '#efe6cf', top: '#c9d0d3', side: '#b4bec3' },
  vapour: { face: '#b9c7cc', top: '#d0dadd', side: '#94a4aa' },
  lining: { face: '#f4f2ec', top: '#fff', side: '#d3cfc5' },
};

/** Line that stands for a row of screws: dots at a regular distance. */
export const screws = (distance: number, size: number) => ({
  strokeDasharray: `0 ${distance}`,
  strokeLinecap: 'round' as const,
  strokeWidth: size,
});

/** Textures that several drawings of the page share, by id: `osb`, and `osb-small` for smaller scales. */
export function Textures() {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      <pattern id="osb" width="64" height="64" patternUnits="userSpaceOnUse">
        <path d="M0 0h64v64H0z" fill="#d3ae74" />
        <g strokeWidth="2.6" fill="none">
          <path
            stroke="#e2c594"
            d="M12 4l9 3M25 1l8 4M21 12l8 4M32 11l6-2M42 10l6-1M55 15l5-2M17 19l6-3M58 18l5 4M0 30l7-4M29 43h6M29 53h6M3 55l5-3M25 60l5 2M34 55l4 3M47 59l11-3"
          />
          <path
            stroke="#bf9658"
            d="M4 4h11M37 3l8 2M48 6l5-3M56 4l7 1M1 15l7-4M25 22l9-4M22 30l5-2M55 33l6-2M13 42l9-2M46 38l5-1M54 38l8-2"
          />
          <path
            stroke="#b48a4c"
            d="M46 20l6 4M5 28l7-4M44 28l8 1M34 43l5-3M10 52l8-1M23 46h9M44 51l9 3M54 57h9"
          />
          <path
            stroke="#ddbb85"
            d="M9 14l8 2M6 20l5-1M40 24l8-1M26 30l8-4M1 37l11-4M50 51l10 5M2 46l7-5M19 61l10-1"
          />
        </g>
      </pattern>
      <pattern id="osb-small" href="#osb" patternTransform="scale(.6)" />
    </svg>
  );
}
