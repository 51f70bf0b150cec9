import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useId, useRef } from 'react';
import { type PictureData, plainSource, sourceSet } from '#app/media/picture-data.ts';
import { sizes } from '#app/media/sizes.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';

/** Pixels of a swipe: sideways turns the page, down closes. */
const SWIPE = 40;

export type LightboxPicture = {
  picture: PictureData;
  /** page about what the picture shows, and the history state of the link to it */
  to: string;
  state?: unknown;
  /** language of title, caption and the linked page, if not that of the current page */
  lang?: string;
  title: string;
  caption: string;
  facts: string;
  notice: string;
};

/** The width of the screen, or that of a 3:2 picture at the available height. */
const SIZES = sizes(100, 'min(100vw, 130vh, 100rem)');

/** Whether the visitor has zoomed in with two fingers; one finger then moves the picture. */
function isPinched(): boolean {
  return (window.visualViewport?.scale ?? 1) > 1.01;
}

type Props = {
  pictures: LightboxPicture[];
  /** which picture is enlarged; null while none is */
  index: number | null;
  onMove: (index: number) => void;
  /** called when the visitor has closed it; not when `index` has become null */
  onClose: () => void;
  words: { label: string; close: string; previous: string; next: string; visit: string; position: string };
};

/**
 * Pictures enlarged one at a time in a native modal dialog, which traps the focus, closes on Escape and restores the
 * focus. Arrow keys and swipes turn the pages, while the page is not pinched larger; a click beside the picture or a swipe down closes. On a low screen the
 * picture fills nearly all of it, and the caption is below it, to be scrolled to.
 */
export function Lightbox({ pictures, index, onMove, onClose, words }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const closedByCaller = useRef(false);
  const touchedAt = useRef<{ x: number; y: number } | null>(null);
  const id = useId();
  const open = index !== null;
  const current = open ? pictures[index] : undefined;

  useEffect(() => {
    if (open) dialog.current?.showModal();
    else if (dialog.current?.open) {
      closedByCaller.current = true;
      dialog.current.close();
    }
  }, [open]);

  useEffect(() => {
    if (!open) return;
    const leaveTouchToBrowser = () => {
      if (isPinched()) stage.current?.style.setProperty('--touch', 'auto');
      else stage.current?.style.removeProperty('--touch');
    };
    leaveTouchToBrowser();
    window.visualViewport?.addEventListener('resize', leaveTouchToBrowser);
    return () => window.visualViewport?.removeEventListener('resize', leaveTouchToBrowser);
  }, [open]);

  // The `close` event comes a frame later: by then the caller may have opened the dialog again.
  const onClosed = () => {
    if (!closedByCaller.current) onClose();
    closedByCaller.current = false;
  };

  const close = () => dialog.current?.close();
  const turn = (step: number) => {
    if (open) onMove((index + step + pictures.length) % pictures.length);
  };
  const onKeyDown = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => {
    // Those are the browser's: Alt with an arrow key goes back in the history.
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    if (key === 'ArrowLeft') turn(-1);
    if (key === 'ArrowRight') turn(1);
  };
  const onClick = ({ target, detail }: MouseEvent) => {
    // The second click of a double click on the link must not close what the first has opened.
    if (detail > 1) return;
    if (target instanceof Element && !target.closest('img, button, a, [data-caption]')) close();
  };
  const onPointerDown = ({ pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
    touchedAt.current =
      pointerType === 'touch' && isPrimary && !isPinched() ? { x: clientX, y: clientY } : null;
  };
  const onPointerUp = ({ clientX, clientY }: PointerEvent) => {
    if (!touchedAt.current || isPinched()) return;
    const right = clientX - touchedAt.current.x;
    const down = clientY - touchedAt.current.y;
    touchedAt.current = null;
    if (down > SWIPE && down > Math.abs(right)) close();
    else if (Math.abs(right) > SWIPE) turn(right < 0 ? 1 : -1);
  };

  return (
    <dialog
      ref={dialog}
      aria-label={words.label}
      aria-describedby={current ? id : undefined}
      onClose={onClosed}
      onClick={onClick}
      onKeyDown={onKeyDown}
      className="night fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none flex-col overflow-y-auto border-0 p-0 pb-[env(safe-area-inset-bottom)] transition-opacity duration-200 open:flex starting:opacity-0"
    >
      {current && (
        <>
          <div className="flex items-center justify-between px-gutter py-3">
            <p className="type-note text-steel-200 tabular-nums">{words.position}</p>
            <button
              type="button"
              onClick={close}
              aria-label={words.close}
              className="-mr-2.5 grid size-11 place-content-center rounded-control hover:text-oxide-light"
            >
              <Icon name="close" className="size-6" />
            </button>
          </div>
          <div
            ref={stage}
            onPointerDown={onPointerDown}
            onPointerUp={onPointerUp}
            className="mx-gutter grid min-h-0 flex-1 place-items-center [touch-action:var(--touch,pinch-zoom)] low:min-h-3/4 low:flex-none low:[touch-action:var(--touch,pan-y_pinch-zoom)] [container-type:size] max-md:mx-0"
          >
            <picture key={current.picture.base} className="contents">
              <source type="image/avif" srcSet={sourceSet(current.picture, 'avif')} sizes={SIZES} />
              <img
                src={plainSource(current.picture)}
                srcSet={sourceSet(current.picture, 'jpg')}
                sizes={SIZES}
                width={current.picture.width}
                height={current.picture.height}
                alt={current.picture.alt}
                lang={current.picture.altLanguage}
                draggable={false}
                style={{ '--ratio': current.picture.width / current.picture.height }}
                className="h-auto w-[min(100cqw,100cqh*var(--ratio),100rem)] max-w-none bg-steel-800"
              />
            </picture>
          </div>
          <div className="mt-3 flex border-line-night border-t pr-[env(safe-area-inset-right)] max-md:flex-wrap">
            <div
              id={id}
              data-caption=""
              aria-live="polite"
              className="min-w-0 flex-1 px-gutter py-4 max-md:basis-full"
            >
              <p lang={current.lang} className="type-h4">
                {current.title}
              </p>
              <p lang={current.lang} className="mt-1 text-small text-steel-100">
                {current.caption}
              </p>
              <p className="type-note mt-1 text-steel-200">{current.facts}</p>
              <p className="type-note text-steel-200">{current.notice}</p>
            </div>
            <ButtonLink
              to={current.to}
              hrefLang={current.lang}
              state={current.state}
              variant="secondary"
              size="small"
              className="my-3 mr-gutter flex-none self-center max-md:ml-gutter max-md:mr-auto"
            >
              {words.visit}
            </ButtonLink>
            {pictures.length > 1 && (
              <>
                <TurnButton label={words.previous} icon="back" onClick={() => turn(-1)} />
                <TurnButton label={words.next} icon="arrow" onClick={() => turn(1)} />
              </>
            )}
          </div>
        </>
      )}
    </dialog>
  );
}

function TurnButton({
  label,
  icon,
  onClick,
}: {
  label: string;
  icon: 'back' | 'arrow';
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      onClick={onClick}
      aria-label={label}
      className="grid min-h-14 w-14 flex-none place-content-center border-line-night border-l hover:bg-steel-800 focus-visible:-outline-offset-4 focus-visible:box-shadow-none md:w-21"
    >
      <Icon name={icon} className="size-5" />
    </button>
  );
}
