import type { Point } from '#app/lib/province/map.ts';

/** The comarcas of the province, as they are officially written, and where on the map their names have room. */
export const COMARCAS = {
  'Marina Alta': [462, 80],
  'El Comtat': [344, 83],
  'L’Alcoià': [272, 140],
  'Alt Vinalopó': [172, 179],
  'Marina Baixa': [405, 161],
  'L’Alacantí': [298, 232],
  'Vinalopó Mitjà': [174, 238],
  'Baix Vinalopó': [239, 335],
  'Vega Baja': [190, 430],
} as const satisfies Record<string, Point>;

export type Comarca = keyof typeof COMARCAS;
