import type { ReactNode } from 'react';

const PATHS = {
  arrow: { box: '0 0 16 16', stroke: 1.75, content: <path d="M1.5 8h12M9 3.2 13.8 8 9 12.8" /> },
  back: { box: '0 0 16 16', stroke: 1.75, content: <path d="M14.5 8h-12M7 3.2 2.2 8 7 12.8" /> },
  outside: { box: '0 0 16 16', stroke: 1.75, content: <path d="M4 12 12.2 3.8M5.5 3.5h7v7" /> },
  chevron: { box: '0 0 10 6', stroke: 1.5, content: <path d="m1 1 4 4 4-4" /> },
  close: { box: '0 0 24 24', stroke: 2, content: <path d="m5 5 14 14M19 5 5 19" /> },
  warning: {
    box: '0 0 24 24',
    stroke: 2,
    content: <path d="M12 3 1.8 20.5h20.4ZM12 9.5v5M12 17.2v.6" />,
  },
  tick: { box: '0 0 24 24', stroke: 2, content: <path d="m4.5 12.5 5 5 10-11" /> },
  mail: {
    box: '0 0 24 24',
    stroke: 1.6,
    content: <path d="M3 5.5h18v13H3zM3.4 6l8.6 7 8.6-7" />,
  },
  phone: {
    box: '0 0 24 24',
    stroke: 1.6,
    content: (
      <path d="M5 3.5h4l1.6 4.6-2.3 1.7a13 13 0 0 0 5.9 5.9l1.7-2.3 4.6 1.6v4a1.5 1.5 0 0 1-1.6 1.5C10.8 20 4 13.2 3.5 5.1A1.5 1.5 0 0 1 5 3.5Z" />
    ),
  },
  whatsapp: {
    box: '0 0 24 24',
    stroke: 1.6,
    content: (
      <path d="M3.5 20.5 4.9 16A8.7 8.7 0 1 1 8.2 19.2ZM8.7 8.2c0 4 3.2 7.1 7.1 7.1l.9-1.9-2.3-1.1-1 1a6.5 6.5 0 0 1-2.7-2.7l1-1-1.1-2.3Z" />
    ),
  },
  copy: { box: '0 0 24 24', stroke: 1.8, content: <path d="M8.5 8.5h12v12h-12zM15.5 8.500v-5h-12v12h5" /> },
  play: { box: '0 0 12 14', stroke: 0, content: <path d="M1 1v12l10.5-6z" fill="currentColor" /> },
  pause: {
    box: '0 0 12 14',
    stroke: 0,
    content: <path d="M1.5 1h3v12h-3zM7.5 1h3v12h-3z" fill="currentColor" />,
  },
  star: {
    box: '0 0 20 20',
    stroke: 0,
    content: (
      <path fill="currentColor" d="m10 1.5 2.6 5.6 6.1.7-4.5 4.2 1.2 6L10 15l-5.4 3 1.2-6L1.3 7.8l6.1-.7Z" />
    ),
  },
  enlarge: {
    box: '0 0 16 16',
    stroke: 1.75,
    content: <path d="M9.5 2.500h4v4M13.5 2.5 9 7M6.5 13.500h-4v-4M2.5 13.5 7 9" />,
  },
  instagram: {
    box: '0 0 24 24',
    stroke: 1.7,
    content: (
      <>
        <rect x="3.5" y="3.5" width="17" height="17" rx="4.5" />
        <circle cx="12" cy="12" r="4" />
        <circle cx="16.9" cy="7.1" r=".6" fill="currentColor" />
      </>
    ),
  },
  youtube: {
    box: '0 0 24 24',
    stroke: 1.7,
    content: (
      <>
        <rect x="2.5" y="5.5" width="19" height="13" rx="3.5" />
        <path d="M10 9v6l5.2-3Z" fill="currentColor" stroke="none" />
      </>
    ),
  },
  facebook: {
    box: '0 0 24 24',
    stroke: 1.7,
    content: (
      <path d="M14 21v-7.5h2.8l.5-3.2H14V8.2c0-1 .4-1.7 1.8-1.7h1.6V3.6A17 17 0 0 0 15 3.4c-2.5 0-4.1 1.5-4.1 4.300v2.600H8v3.200h2.900V21" />
    ),
  },
  linkedin: {
    box: '0 0 24 24',
    stroke: 1.7,
    content: (
      <>
        <rect x="3.5" y="3.5" width="17" height="17" rx="2" />
        <path d="M7.7 10.5v6M7.7 7.3v.2M11.4 16.500v-6M11.4 13c0-3.3 5-3.4 5 0v3.5" />
      </>
    ),
  },
} satisfies Record<string, { box: string; stroke: number; content: ReactNode }>;

export type IconName = keyof typeof PATHS;

/** A line icon in the colour of the text. Always decorative: the words beside it say what it means. */
export function Icon({ name, className = 'size-4.5' }: { name: IconName; className?: string }) {
  const { box, stroke, content } = PATHS[name];
  return (
    <svg
      viewBox={box}
      fill="none"
      stroke={stroke ? 'currentColor' : 'none'}
      strokeWidth={stroke || undefined}
      aria-hidden="true"
      className={`flex-none ${className}`}
    >
      {content}
    </svg>
  );
}

/** The arrow of a link: it moves on while the link or its card, a `group/link`, is pointed at. */
export function LinkArrow({ name = 'arrow', className = '' }: { name?: IconName; className?: string }) {
  return (
    <Icon
      name={name}
      className={`size-4.5 transition-transform duration-200 ease-frame group-hover/link:translate-x-1 ${className}`}
    />
  );
}
