import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { pathFor } from '#app/site/paths.ts';
import { BackLink } from '#app/ui/back-link.tsx';

/** What an unknown slug shows: the same plain English words in every language, and the way back. */
export function PostNotFound() {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <section className="frame studs pt-3 pb-section md:pt-5">
      <BackLink to={pathFor('blog', language)}>{t('Volver al Blog')}</BackLink>
      <h1 lang="en" className="type-h1 px-text pt-4">
        Post not found
      </h1>
    </section>
  );
}
