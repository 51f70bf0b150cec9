import type { ComponentProps } from 'react';
import { Icon } from '#app/ui/icon.tsx';

type Props = Omit<ComponentProps<'button'>, 'children' | 'type'> & {
  playing: boolean;
  label: string;
  /** true to show no words below 768 px, where another button stands beside it */
  compact?: boolean;
};

/** Pause and play button in the corner of a film (WCAG 2.2.2). */
export function VideoControl({ playing, label, compact = false, className = '', ...rest }: Props) {
  return (
    <button
      type="button"
      className={`inline-flex min-h-11 min-w-11 items-center justify-center gap-2.5 rounded-control bg-chalk px-4 py-1.5 font-semibold font-stretch-94% text-ink text-small transition-colors duration-200 hover:bg-ink hover:text-white ${className}`}
      {...rest}
    >
      <Icon name={playing ? 'pause' : 'play'} className="w-3.5" />
      <span className={compact ? 'max-md:sr-only' : ''}>{label}</span>
    </button>
  );
}
