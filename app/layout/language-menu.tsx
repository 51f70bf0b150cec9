import { useCallback, useEffect, useRef } from 'react';
import { loadDictionary } from '#app/i18n/translator.ts';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { LanguageLink } from '#app/layout/language-link.tsx';
import { isLanguage, LANGUAGE_INFO, LANGUAGES, PUBLISHED_LANGUAGES } from '#app/site/published-languages.ts';
import { Flag } from '#app/ui/flag.tsx';
import { Icon } from '#app/ui/icon.tsx';

/** Prefetches the texts of the language most likely to be picked: the browser's first published one. */
function fetchLikelyTexts(): void {
  const likely = navigator.languages
    .map((tag) => tag.slice(0, 2))
    .find((code) => isLanguage(code) && PUBLISHED_LANGUAGES.includes(code));
  if (isLanguage(likely)) loadDictionary(likely).catch(() => {});
}

/** Whether there is a language to switch to. */
export const SEVERAL_LANGUAGES = PUBLISHED_LANGUAGES.length > 1;

/** Language switcher of the header: a native disclosure, so that it opens without script too. */
export function LanguageMenu() {
  const t = useTranslate();
  const language = useLanguage();
  const details = useRef<HTMLDetailsElement>(null);
  const close = useCallback(() => details.current?.removeAttribute('open'), []);
  // The picked link is hidden now and loses the focus.
  const pick = () => {
    close();
    details.current?.querySelector('summary')?.focus({ preventScroll: true });
  };

  useEffect(() => {
    const onPointer = (event: PointerEvent) => {
      if (!details.current?.contains(event.target as Node)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.current?.open) return;
      close();
      details.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, [close]);

  return (
    <details
      ref={details}
      className="group relative"
      // When the focus moves on, the open list would cover the next element.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      }}
      onToggle={(event) => event.currentTarget.open && fetchLikelyTexts()}
    >
      <summary
        aria-label={t('Idioma: {{name}}', { name: LANGUAGE_INFO[language].name })}
        className="flex h-11 min-w-11 items-center justify-center gap-2 rounded-control hover:bg-sand"
      >
        <Flag language={language} />
        <Icon name="chevron" className="w-2.5 group-open:rotate-180" />
      </summary>
      <ul className="absolute top-full right-0 z-5 mt-2 max-h-[calc(100svh-var(--spacing-header)-1rem)] min-w-52 overflow-y-auto rounded-control border border-line-strong bg-chalk p-1.5 box-shadow-menu">
        {LANGUAGES.map((code) => (
          <li key={code}>
            <LanguageLink
              code={code}
              onPicked={pick}
              className="flex min-h-11 items-center gap-3 rounded-tag px-3 py-1.5 text-base no-underline hover:bg-sand current-dot current:font-semibold aria-disabled:text-steel-600 aria-disabled:hover:bg-transparent"
            >
              <Flag language={code} />
              {LANGUAGE_INFO[code].name}
            </LanguageLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
