/** Encodings that are written beside a file, in the order in which they are served: smallest first. */
export const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'zstd', suffix: '.zst' },
  { name: 'gzip', suffix: '.gz' },
] as const;

export type Encoding = (typeof ENCODINGS)[number];

/** Compressing less than this gains nothing that fits into one packet less. */
export const SMALLEST_COMPRESSED = 1_024;

/**
 * Source of a regular expression, to be used without regard to case, that matches an `Accept-Encoding` which wants an
 * encoding: it is named, and not with the weight 0. Every host is configured with it, as not one of them agrees with
 * another about weights.
 * @see https://www.rfc-editor.org/rfc/rfc9110#field.accept-encoding
 */
export function acceptPattern(encoding: Encoding): string {
  return `(^|,)[ \\t]*${encoding.name}[ \\t]*(;[ \\t]*q=(1(\\.0*)?|0\\.0*[1-9][0-9]*)[ \\t]*)?(,|$)`;
}

/** The encodings that a request accepts, best first; none means as it is. */
export function acceptedEncodings(acceptEncoding: string | undefined): Encoding[] {
  return ENCODINGS.filter((encoding) => new RegExp(acceptPattern(encoding), 'i').test(acceptEncoding ?? ''));
}

/** Whether a file is the compressed form of another, which is never served under its own name. */
export function isCompressedForm(file: string): boolean {
  return ENCODINGS.some(({ suffix }) => file.endsWith(suffix));
}
