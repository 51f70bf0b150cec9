import { showOnTop } from '#app/lib/top-layer.ts';

/** Fallback for the toast if its code does not load: the same text, but it does not close by itself. */
export function PlainNotice({ open, title, text }: { open: boolean; title: string; text: string }) {
  return (
    <>
      {open && (
        <p
          role="alert"
          ref={showOnTop}
          popover="manual"
          className="above-banner fixed top-auto right-(--spacing-gutter) bottom-[calc(var(--spacing-gutter)+var(--banner))] left-auto max-w-105 rounded-control border border-transparent bg-oxide-hover p-5 text-small text-white box-shadow-toast"
        >
          <b className="block font-semibold">{title}</b>
          {text}
        </p>
      )}
    </>
  );
}
