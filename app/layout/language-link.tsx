import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-translate.ts';
import { useAlternates } from '#app/layout/navigation.ts';
import { rememberLanguage } from '#app/lib/language-choice.ts';
import { LANGUAGE_INFO, type Language } from '#app/site/languages.ts';

type Props = {
  code: Language;
  /** words for screen readers, where the visible ones are not the language's name */
  label?: string;
  className?: string;
  onPicked?: () => void;
  children: ReactNode;
};

/**
 * Entry of a language switcher: a real link to the same page in that language, keeping place and remembering the
 * choice. A language the owner has not published is named but leads nowhere.
 */
export function LanguageLink({ code, label, className, onPicked, children }: Props) {
  const current = useLanguage();
  const to = useAlternates()[code];
  const common = { lang: code, className, 'aria-label': label };
  if (!to) {
    return (
      // biome-ignore lint/a11y/useValidAnchor: a link without a target, as HTML defines a placeholder
      <a {...common} role="link" aria-disabled="true">
        {children}
      </a>
    );
  }
  return (
    <Link
      {...common}
      to={to}
      hrefLang={LANGUAGE_INFO[code].locale.slice(0, 2)}
      aria-current={code === current ? 'true' : undefined}
      preventScrollReset
      state={{ keepsPlace: true }}
      onClick={() => {
        rememberLanguage(code);
        onPicked?.();
      }}
    >
      {children}
    </Link>
  );
}
