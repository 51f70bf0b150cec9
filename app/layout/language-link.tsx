import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { loadDictionary } from '#app/i18n/translator.ts';
import { useLanguage } from '#app/i18n/use-translate.ts';
import { useAlternates, useListPage } from '#app/layout/use-alternates.ts';
import { placeOnPage } from '#app/layout/use-kept-place.ts';
import { rememberLanguage } from '#app/lib/language-choice.ts';
import { isPlainClick } from '#app/lib/plain-click.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { pathFor } from '#app/site/paths.ts';
import { type Language, PUBLISHED_LANGUAGES } from '#app/site/published-languages.ts';

type Props = {
  code: Language;
  /** accessible name, where the visible text is not the language's name */
  label?: string;
  className?: string;
  onPicked?: () => void;
  children: ReactNode;
};

/**
 * Entry of a language switcher: a real link to the same page in that language. Hover, touch or focus prefetch its texts.
 * Picking it keeps the scroll position, and is remembered on arrival (`route-announcer.tsx`), or at once by the document's
 * own script while React is not there. A language the owner has not
 * published is named but leads nowhere.
 */
export function LanguageLink({ code, label, className, onPicked, children }: Props) {
  const current = useLanguage();
  const alternates = useAlternates();
  const list = useListPage();
  const navigate = useNavigate();
  const { search } = useLocation();
  const hydrated = useHydrated();
  const common = { lang: code, className, 'aria-label': label };
  if (!PUBLISHED_LANGUAGES.includes(code)) {
    return (
      <a {...common} role="link" aria-disabled="true">
        {children}
      </a>
    );
  }
  // The query holds the visitor's choices on the page. Only after hydration: documents are rendered without one.
  const to = (alternates[code] ?? pathFor(list, code)) + (hydrated ? search : '');
  // The link leads to another page if there is no translation: that page starts at its top.
  const keepsPlace = code in alternates;
  // A failed prefetch is ignored: `PageArrival` reports the failure when the language is picked.
  const fetchTexts = () => {
    loadDictionary(code).catch(() => {});
  };
  return (
    <Link
      {...common}
      to={to}
      hrefLang={code}
      data-picks-language=""
      aria-current={code === current ? 'true' : undefined}
      prefetch="intent"
      onPointerEnter={fetchTexts}
      onTouchStart={fetchTexts}
      onFocus={fetchTexts}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        const place = placeOnPage();
        onPicked?.();
        // Already here, but still a choice: another language may have been stored before.
        if (code === current) rememberLanguage(code);
        // Without the hash, which the router would scroll to; `useKeptPlace` puts it back.
        const state = { picked: true, keepsPlace, hash: location.hash, place };
        void navigate(to, { preventScrollReset: keepsPlace, state });
      }}
    >
      {children}
    </Link>
  );
}
