const files = import.meta.glob<string>('/assets/logos/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/**
 * Address of a logo.
 * @param file its path from the project's root, as in `/assets/logos/partner.svg`
 * @throws if there is no such file; the build stops there
 */
export function logoUrl(file: string): string {
  const url = files[file];
  if (!url) throw new Error(`${file} is missing`);
  return url;
}
