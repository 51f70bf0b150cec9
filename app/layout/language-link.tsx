import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { loadDictionary } from '#app/i18n/load-dictionary.ts';
import { useLanguage } from '#app/i18n/use-translate.ts';
import { useSwitchLanguage } from '#app/layout/language-switch.tsx';
import { useAlternates, useListPage } from '#app/layout/use-alternates.ts';
import { isPlainClick } from '#app/lib/plain-click.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { type Language, PUBLISHED_LANGUAGES } from '#app/site/languages.ts';
import { pathFor } from '#app/site/paths.ts';

type Props = {
  code: Language;
  /** words for screen readers, where the visible ones are not the language's name */
  label?: string;
  className?: string;
  onPicked?: () => void;
  children: ReactNode;
};

/**
 * Entry of a language switcher: a real link to the same page in that language. Its texts are fetched as soon as it is
 * touched; picking it keeps the place, and is remembered on arrival (`route-announcer.tsx`). A language the owner has not published is named but
 * leads nowhere.
 */
export function LanguageLink({ code, label, className, onPicked, children }: Props) {
  const current = useLanguage();
  const alternates = useAlternates();
  const list = useListPage();
  const switchLanguage = useSwitchLanguage();
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
  // The query says what the visitor has chosen on the page; documents are written without one.
  const to = (alternates[code] ?? pathFor(list, code)) + (hydrated ? search : '');
  // Another page begins at its top.
  const keepsPlace = code in alternates;
  // A failure is told when the language is really picked.
  const fetchTexts = () => {
    loadDictionary(code).catch(() => {});
  };
  return (
    <Link
      {...common}
      to={to}
      hrefLang={code}
      aria-current={code === current ? 'true' : undefined}
      prefetch="intent"
      onPointerEnter={fetchTexts}
      onTouchStart={fetchTexts}
      onFocus={fetchTexts}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onPicked?.();
        switchLanguage({ code, to, keepsPlace });
      }}
    >
      {children}
    </Link>
  );
}
