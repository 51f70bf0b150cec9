import type { WallLayer } from '#app/content/collections.ts';
import { depthOf } from '#app/sections/wall/measures.ts';

/** How the exploded wall is laid out: all in units of the drawing. */
export type WallView = {
  box: { width: number; height: number };
  /** left edge of the outermost layer, and from one layer to the next */
  left: number;
  pitch: number;
  /** further distance after the studs, which are the deepest */
  afterStuds: number;
  /** lower left corner of every layer */
  base: number;
  /** seen from outside: the near end of a layer is `fall` lower than the far one */
  face: { width: number; fall: number };
  /** outermost layer, and how much taller each next one is, so that all show */
  height: number;
  step: number;
  /** units for each millimetre of thickness, and units added to every layer, so that membranes show */
  depth: { scale: number; least: number };
  /**
   * numbers: x of the first, distance from one to the next, y, radius; `from` is the x at which the leader line leaves the
   * layer, on a part of its face that no other layer covers
   */
  bubble: { left: number; pitch: number; y: number; radius: number; from: number };
  osb: 'osb' | 'osb-small';
};

/** From 768 px: layers side by side. */
export const WIDE: WallView = {
  box: { width: 1240, height: 524 },
  left: 34,
  pitch: 147,
  afterStuds: 10,
  base: 385,
  face: { width: 106, fall: 57 },
  height: 286,
  step: 7,
  depth: { scale: 0.4, least: 4 },
  bubble: { left: 48, pitch: 147, y: 486, radius: 18, from: 14 },
  osb: 'osb',
};

/** On phones: layers behind one another. */
export const NARROW: WallView = {
  box: { width: 390, height: 420 },
  left: 20,
  pitch: 37.2,
  afterStuds: 8,
  base: 309,
  face: { width: 74, fall: 43 },
  height: 190,
  step: 14,
  depth: { scale: 0.2, least: 2.5 },
  bubble: { left: 36, pitch: 45.4, y: 398, radius: 16, from: 62 },
  osb: 'osb-small',
};

/** Slope of a layer's receding edges: units up for each unit to the right. */
const RECEDING = 0.36;

export type Slab = {
  id: WallLayer['id'];
  /** lower left corner */
  x: number;
  y: number;
  height: number;
  /** the layer's thickness as it is seen: to the right, and up */
  depth: { x: number; y: number };
  bubble: { x: number; y: number };
};

/** To half a unit: finer values are invisible, but every document would carry them. */
export const round = (value: number) => Math.round(value * 2) / 2;

const degrees = (radians: number) => Math.round((radians * 1800) / Math.PI) / 10;

/** Where each layer stands in a view. Thickness is to scale, beyond a minimum that makes membranes visible. */
export function slabs(layers: readonly WallLayer[], view: WallView): Slab[] {
  const studs = layers.findIndex(({ id }) => id === 'studs');
  return layers.map((layer, index) => {
    const shift = index > studs ? view.afterStuds : 0;
    const deep = view.depth.least + view.depth.scale * depthOf(layer);
    return {
      id: layer.id,
      x: view.left + index * view.pitch + shift,
      y: view.base,
      height: view.height + index * view.step,
      depth: { x: round(deep), y: round(deep * RECEDING) },
      bubble: { x: Math.round(view.bubble.left + index * view.bubble.pitch), y: view.bubble.y },
    };
  });
}

/** Degrees by which the face of a layer is skewed in a view. */
export function faceAngle({ face }: WallView): number {
  return degrees(Math.atan2(face.fall, face.width));
}

/** Degrees by which the end of a layer is skewed. */
export const END_ANGLE = degrees(-Math.atan(RECEDING));
