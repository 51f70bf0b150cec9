import { type ComponentType, lazy, useState } from 'react';
import { useLanguage } from '#app/i18n/use-translate.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';

type Load<P> = () => Promise<ComponentType<P>>;

const Nothing = () => null;

/**
 * A part of a page that only shows: it stands in the document, and the first load brings no code for it. Its code is
 * fetched only when the page is reached by moving inside the site, or changes its language; the old page stays until
 * it is there. Not for parts with state, effects, or links inside the site.
 * @param component the component while documents are made, undefined in the browser: write
 *   `import.meta.env.SSR ? Drawing : undefined`, so that the bundler leaves the import out
 * @param load brings the component to the browser
 */
export function staticPiece<P extends object>(component: ComponentType<P> | undefined, load: Load<P>) {
  const Fetched = lazy(() =>
    load().then(
      (fetched) => ({ default: fetched }),
      // What cannot be fetched is missed, but it does not take the rest of the page with it.
      () => ({ default: Nothing as ComponentType<P> }),
    ),
  );

  return function StaticPiece(props: P) {
    const language = useLanguage();
    const hydrated = useHydrated();
    // Only what is there at hydration comes from the document, and only in that language.
    const [inDocument] = useState(hydrated ? undefined : language);
    const Component = component ?? Fetched;
    return inDocument === language && !component ? (
      <div className="contents" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
    ) : (
      <div key={language} className="contents">
        <Component {...props} />
      </div>
    );
  };
}
