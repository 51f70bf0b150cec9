import { Link } from 'react-router';
import { RichText } from '#app/i18n/rich-text.tsx';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { displayFigure } from '#app/lib/display-figure.ts';
import { pathFor } from '#app/site/paths.ts';
import { Icon } from '#app/ui/icon.tsx';

/**
 * Four figures that the first screen does not give: time saved, recyclable steel, people, days to an answer. None is a
 * duration of works: the first screen gives the one that counts.
 */
export function Facts({ professionals }: { professionals: string }) {
  const t = useTranslate();
  const language = useLanguage();
  const facts: { figure: string; meaning: string; to?: string }[] = [
    {
      figure: t('−{{claims.less-time}} %'),
      meaning: t('de plazo, como mucho, frente a obra convencional (estimación nuestra)'),
    },
    {
      figure: t('{{claims.recyclable}} %'),
      meaning: t('del acero es reciclable, tantas veces como haga falta'),
    },
    {
      figure: t('+{{claims.professionals}}'),
      meaning: professionals,
      to: pathFor('about', language),
    },
    {
      figure: t('{{claims.answer-days}} <small>{{claims.answer-days | día | días}}</small>'),
      meaning: t('laborables para contestarte, desde que nos escribes'),
    },
  ];
  return (
    <div className="frame studs">
      <dl className="track grid grid-cols-2 max-[18em]:grid-cols-1 md:grid-cols-4">
        {facts.map(({ figure, meaning, to }) => (
          <div
            key={meaning}
            className="flex flex-col-reverse justify-end gap-2 border-line pt-[clamp(1.25rem,1.4vw,1.75rem)] pb-[clamp(1.5rem,2.6vw,2.5rem)] min-[18em]:even:border-l max-[18em]:not-first:border-t max-md:nth-[n+3]:border-t max-md:odd:pr-3 min-[18em]:max-md:even:pl-4 md:not-first:border-l md:px-bay"
          >
            <dt className="wrap-anywhere max-w-[20em] text-balance text-small text-steel-800 leading-[1.4] lg:text-base">
              {to ? (
                <Link to={to} className="-my-1 inline-block py-1 no-underline hover:underline">
                  {meaning} <Icon name="arrow" className="ml-1 inline-block w-[.9em] text-oxide-text" />
                </Link>
              ) : (
                meaning
              )}
            </dt>
            <dd className="font-medium font-stretch-80% text-[clamp(2.5rem,1.6rem+3.2vw,4.5rem)] whitespace-nowrap max-[18em]:whitespace-normal tabular-nums leading-[.95] tracking-[-.045em]">
              <RichText
                text={displayFigure(figure)}
                marks={{
                  small: (words) => <small className="text-[.45em] tracking-[-.02em]">{words}</small>,
                }}
              />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
