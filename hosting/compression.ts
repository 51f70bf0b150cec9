/** Encodings that are written beside a file, in the order in which they are served: smallest first. */
export const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

export type Encoding = (typeof ENCODINGS)[number];

/** Bytes below which compressing a file saves no network packet. */
export const SMALLEST_COMPRESSED = 1_024;

/**
 * Source of a case-insensitive regular expression that matches an `Accept-Encoding` which names an encoding with a weight
 * other than 0. Apache, nginx and the preview use it, because hosts disagree about weights; Caddy reads the header itself.
 * @see https://www.rfc-editor.org/rfc/rfc9110#field.accept-encoding
 */
export function acceptPattern(encoding: Encoding): string {
  return `(^|,)[ \\t]*${encoding.name}[ \\t]*(;[ \\t]*q=(1(\\.0*)?|0\\.0*[1-9][0-9]*)[ \\t]*)?(,|$)`;
}

/** The encodings that a request accepts, best first; an empty list means uncompressed. */
export function acceptedEncodings(acceptEncoding: string | undefined): Encoding[] {
  return ENCODINGS.filter((encoding) => new RegExp(acceptPattern(encoding), 'i').test(acceptEncoding ?? ''));
}

/** Whether a file is the compressed form of another, which is never served under its own name. */
export function isCompressedForm(file: string): boolean {
  return ENCODINGS.some(({ suffix }) => file.endsWith(suffix));
}
