/**
 * Length of an MP4 film, from its movie header.
 * @returns seconds
 * @throws if the file has no such header
 * @see ISO/IEC 14496-12, 8.2.2 (Movie Header Box)
 */
export function mp4Seconds(file: Buffer): number {
  const box = file.indexOf('mvhd', 0, 'latin1');
  if (box < 0) throw new Error('the film is no MP4 file with a movie header');
  // Version 1 has times of 64 bits.
  const long = file[box + 4] === 1;
  const timescale = file.readUInt32BE(box + (long ? 24 : 16));
  const duration = long ? Number(file.readBigUInt64BE(box + 28)) : file.readUInt32BE(box + 20);
  return duration / timescale;
}
