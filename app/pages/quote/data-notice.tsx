import { Link } from 'react-router';
import type { ContentOf } from '#app/content/collections.ts';
import { filled } from '#app/i18n/filled.ts';
import { RichText } from '#app/i18n/rich-text.tsx';
import { useLanguage } from '#app/i18n/use-translate.ts';
import { pathFor } from '#app/site/paths.ts';
import { settings } from '#app/site/settings.ts';

/** First layer of the privacy notice, where data are asked for (LOPDGDD, article 11.2). */
export function DataNotice({ words }: { words: ContentOf<'quote'>['data'] }) {
  const language = useLanguage();
  return (
    <p className="type-note mt-6 text-steel-600">
      <b className="font-semibold">{words.title}</b>{' '}
      <RichText
        text={filled(words.text, { company: settings.company.legalName })}
        marks={{
          link: (name) => (
            <Link to={pathFor('privacy-policy', language)} className="inline-block py-1 underline">
              {name}
            </Link>
          ),
        }}
      />
    </p>
  );
}
