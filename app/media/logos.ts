const files = import.meta.glob<string>('/assets/logos/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/**
 * Address of a logo of assets/logos/.
 * @throws if there is no such file; the build stops there
 */
export function logoUrl(file: string): string {
  const url = files[`/assets/logos/${file}`];
  if (!url) throw new Error(`assets/logos/${file} is missing`);
  return url;
}
