/** Video services that the site supports: name, as its owner writes it, and address of its privacy-enhanced player. */
export const VIDEO_SERVICES = {
  youtube: { name: 'YouTube', player: 'https://www.youtube-nocookie.com/embed/' },
  vimeo: { name: 'Vimeo', player: 'https://player.vimeo.com/video/' },
} as const;
