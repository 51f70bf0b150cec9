import { expect, test } from 'vitest';
import { mp4Seconds } from './mp4-seconds.ts';

/** The part of a film that tells its length: other boxes, then the movie header. */
function film(version: 0 | 1, timescale: number, duration: number): Buffer {
  const header = Buffer.alloc(64);
  header.write('mvhd', 8, 'latin1');
  header[12] = version;
  if (version === 0) {
    header.writeUInt32BE(timescale, 24);
    header.writeUInt32BE(duration, 28);
  } else {
    header.writeUInt32BE(timescale, 32);
    header.writeBigUInt64BE(BigInt(duration), 36);
  }
  return header;
}

test.each([0, 1] as const)('a film with a header of version %i knows its length', (version) => {
  expect(mp4Seconds(film(version, 1000, 13_500))).toBe(13.5);
});

test('a file without a movie header is refused', () => {
  expect(() => mp4Seconds(Buffer.from('RIFF'))).toThrow(/no MP4 file/);
});
