import type { ContentOf } from '#app/content/collections.ts';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { pathFor } from '#app/site/paths.ts';
import { BackLink } from '#app/ui/back-link.tsx';
import { Headline } from '#app/ui/headline.tsx';
import { TextLink } from '#app/ui/text-link.tsx';

/** Way back to the home page, heading and lead. */
export function QuoteHead({ words }: { words: ContentOf<'quote'>['hero'] }) {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <>
      <div className="pt-3 lg:pt-5">
        <BackLink to={pathFor('home', language)}>{t('Volver al inicio')}</BackLink>
      </div>
      <div className="grid-12 items-baseline-last gap-y-6 pt-2 lg:pt-7 pb-step-3">
        <Headline words={words.headline} className="type-h1 px-text col-span-full lg:type-h2 lg:col-span-7" />
        <div className="px-text col-span-full lg:col-span-5">
          <p className="type-lead text-steel-800 lg:text-large">{words.lead}</p>
          <TextLink to={pathFor('answers', language)} className="mt-2">
            {t('Preguntas ya respondidas')}
          </TextLink>
        </div>
      </div>
    </>
  );
}
