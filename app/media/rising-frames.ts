const files = import.meta.glob<string>('/assets/film/frames/*.avif', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Addresses of the film's frames from the slab to the lit house, in their order, each named after its content. */
export const RISING_FRAMES: readonly string[] = Object.keys(files)
  .sort()
  .map((file) => files[file] as string);
