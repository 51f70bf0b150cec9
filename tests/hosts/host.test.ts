import { type Deviation, describeHost } from './conformance.ts';

const DEVIATIONS: Record<string, readonly Deviation[]> = {
  preview: [],
  nginx: ['both conditions', 'range refused twice', 'range refused as compressed'],
  caddy: ['bare refusals', 'encoded length untold', 'range refused as compressed'],
  apache: ['bare refusals', 'absolute redirects', 'both conditions', 'range refused without length'],
};

const name = process.env.HOST_NAME ?? '';

/** `npm run test:hosts` starts each server before this test. */
describeHost({ name, port: Number(process.env.HOST_PORT), step: 1, deviations: DEVIATIONS[name] ?? [] });
