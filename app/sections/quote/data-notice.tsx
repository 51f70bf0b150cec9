import { Link } from 'react-router';
import { RichText } from '#app/i18n/rich-text.tsx';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { pathFor } from '#app/site/paths.ts';
import { settings } from '#app/site/settings.ts';

/** First layer of the privacy notice, where data are asked for (LOPDGDD, article 11.2). */
export function DataNotice() {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <p className="type-note mt-6 text-steel-600">
      <RichText
        text={t(
          '<b>Tus datos.</b> Responsable: {{company}}. Para qué: responderte y preparar tu presupuesto. Base: tu petición y el consentimiento que das al contactar. Derechos: acceso, rectificación, supresión y los demás que explica la <link>política de privacidad</link>.',
          { company: settings.company.legalName },
        )}
        marks={{
          b: (words) => <b className="font-semibold">{words}</b>,
          link: (words) => (
            <Link to={pathFor('privacy-policy', language)} className="inline-block py-1 underline">
              {words}
            </Link>
          ),
        }}
      />
    </p>
  );
}
