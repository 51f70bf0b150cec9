/** Names of the services, as their owners write them. */
export const VIDEO_SERVICES = { youtube: 'YouTube', vimeo: 'Vimeo' } as const;
