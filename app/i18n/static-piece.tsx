import { type ComponentType, lazy, useEffect, useState } from 'react';
import { useLanguage } from '#app/i18n/use-translate.ts';
import { isAnswered, loadDocumentOnce } from '#app/lib/document-load.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';

type Load<P> = () => Promise<ComponentType<P>>;

/** Fetches the code of each piece that is on the page now. */
const onPage = new Set<() => Promise<void>>();

/** Brings the code of all pieces of this page, when it is about to be needed: before a change of language. */
export function fetchStaticPieces(): void {
  for (const fetchPiece of onPage) void fetchPiece();
}

const Nothing = () => null;

/**
 * A part of a page that only shows: it stands in the document, and the first load brings no code for it. Its code is
 * fetched only when the page is reached by moving inside the site, or changes its language; the old page stays until
 * it is there. Not for parts with state or effects; links inside it work (`app/layout/use-page-clicks.ts`).
 * @param component the component while documents are made, undefined in the browser: write
 *   `import.meta.env.SSR ? Drawing : undefined`, so that the bundler leaves the import out
 * @param load brings the component to the browser
 */
export function staticPiece<P extends object>(component: ComponentType<P> | undefined, load: Load<P>) {
  let arrived: ComponentType<P> | undefined;
  const fetchPiece = () =>
    load().then(
      (fetched) => {
        arrived = fetched;
      },
      // What cannot be fetched now is asked for again, and reported, when it is shown.
      () => {},
    );
  const Fetched = lazy(() =>
    load().then(
      (fetched) => ({ default: fetched }),
      // What is gone, as after a deployment, comes with the document; without a connection it is missed, alone.
      async () => {
        if (await isAnswered(location.href)) loadDocumentOnce(location.href);
        return { default: Nothing as ComponentType<P> };
      },
    ),
  );

  function Drawn(props: P) {
    const [Component] = useState<ComponentType<P>>(() => component ?? arrived ?? Fetched);
    return (
      <div className="contents">
        <Component {...props} />
      </div>
    );
  }

  return function StaticPiece(props: P) {
    const language = useLanguage();
    const hydrated = useHydrated();
    // Only what is there at hydration comes from the document, and only in that language.
    const [inDocument] = useState(hydrated ? undefined : language);
    useEffect(() => {
      onPage.add(fetchPiece);
      return () => void onPage.delete(fetchPiece);
    }, []);
    return inDocument === language && !component ? (
      <div className="contents" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
    ) : (
      <Drawn key={language} {...props} />
    );
  };
}
