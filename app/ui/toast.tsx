import * as Radix from '@radix-ui/react-toast';
import { type FocusEvent, useCallback, useRef } from 'react';
import { showOnTop } from '#app/lib/top-layer.ts';
import { Icon } from '#app/ui/icon.tsx';

/** How long a toast stays, in ms; how far a swipe has to go to close it, in px; the key that moves the focus to it. */
const DURATION = 5000;
const SWIPE_THRESHOLD = 50;
const HOTKEY = ['F8'];

export type ToastProps = {
  /** how many times it has been asked for; each time replaces the toast that is still there */
  occurrence: number;
  open: boolean;
  onClose: () => void;
  title: string;
  text: string;
  /** name of the area, with its key: «Avisos (F8)» */
  areaLabel: string;
  /** read out before the text, so that screen-reader users know what it is */
  announcement: string;
  closeLabel: string;
};

/**
 * A message about something that went wrong, at the bottom right. One at a time; goes after five seconds, by swiping
 * it to the right, with Escape or with its button, and waits while it is pointed at or has the focus.
 */
export function Toast({
  occurrence,
  open,
  onClose,
  title,
  text,
  areaLabel,
  announcement,
  closeLabel,
}: ToastProps) {
  const area = useRef<HTMLOListElement>(null);
  const show = useCallback((element: HTMLOListElement | null) => {
    area.current = element;
    showOnTop(element);
  }, []);
  const cameFrom = useRef<Element | null>(null);
  const remember = ({ relatedTarget }: FocusEvent) => {
    if (!area.current?.contains(relatedTarget)) cameFrom.current = relatedTarget;
  };
  const close = () => {
    // Radix would leave the focus in its viewport, which is empty now.
    if (area.current?.contains(document.activeElement) && cameFrom.current instanceof HTMLElement) {
      cameFrom.current.focus();
    }
    onClose();
  };

  return (
    <Radix.Provider
      // A new area each time: a toast closed while it was pointed at leaves the old one paused for good
      // (https://github.com/radix-ui/primitives/issues/2233).
      key={occurrence}
      label={announcement}
      duration={DURATION}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD}
    >
      {occurrence > 0 && (
        <Radix.Root
          open={open}
          onOpenChange={(next) => !next && close()}
          onFocus={remember}
          className="flex items-start gap-3.5 rounded-control border border-transparent bg-oxide-hover py-4.5 pr-3 pl-4.5 text-white box-shadow-toast data-[state=closed]:animate-[leave_.2s_ease-in] data-[state=open]:animate-[rise_.45s_var(--ease-frame)] data-[swipe=cancel]:translate-x-0 data-[swipe=end]:translate-x-(--radix-toast-swipe-end-x) data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:transition-transform data-[swipe=cancel]:duration-200"
        >
          <Icon name="warning" className="mt-0.5 size-5.5" />
          <div className="flex-1">
            <Radix.Title className="font-semibold leading-snug">{title}</Radix.Title>
            <Radix.Description className="mt-1 text-small leading-text">{text}</Radix.Description>
          </div>
          <Radix.Close
            aria-label={closeLabel}
            className="-my-2.5 -mr-0.5 grid size-11 place-items-center rounded-control focus-visible:box-shadow-none focus-visible:outline-white focus-visible:-outline-offset-4"
          >
            <Icon name="close" />
          </Radix.Close>
        </Radix.Root>
      )}
      <Radix.Viewport
        ref={show}
        popover="manual"
        label={areaLabel}
        hotkey={HOTKEY}
        onFocus={remember}
        className="above-banner fixed top-auto right-(--spacing-gutter) bottom-[min(max(var(--spacing-gutter),env(safe-area-inset-bottom))+var(--banner),100svh-11rem)] left-auto overflow-visible bg-transparent w-[min(26.25rem,100%-2*var(--spacing-gutter))] not-empty:focus-visible:outline-2 not-empty:focus-visible:outline-ink not-empty:focus-visible:outline-offset-4"
      />
    </Radix.Provider>
  );
}
