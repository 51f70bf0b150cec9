import { expect, test } from 'vitest';
import { wall } from '#app/content/collections.ts';
import { resistanceWithoutSteel, temperatureFall } from './temperature.ts';

const { layers, transmittance } = wall('es');
const fall = temperatureFall(layers);

test('the temperature only falls on its way in', () => {
  expect(fall).toEqual([...fall].sort((a, b) => a - b));
});

test('what is left at both faces is the share of the air', () => {
  expect([fall[0], fall.at(-1)].map((share) => Math.round((share ?? 0) * 100))).toEqual([1, 97]);
});

test('most of it falls in the two layers that insulate', () => {
  const share = (id: string) => {
    const index = layers.findIndex((layer) => layer.id === id);
    return (fall[index + 1] ?? 0) - (fall[index] ?? 0);
  };
  expect(share('insulation') + share('studs')).toBeGreaterThan(0.85);
});

test('the published transmittance is worse than that of the layers without steel, and not by half', () => {
  const without = 1 / resistanceWithoutSteel(layers);
  expect(transmittance.from).toBeGreaterThan(without);
  expect(transmittance.to).toBeLessThan(1.5 * without);
});
