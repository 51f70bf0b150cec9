import type { Service } from '#app/content/collections.ts';
import { useTranslate } from '#app/i18n/use-translate.ts';
import { Languages } from '#app/sections/shared/languages.tsx';
import { SampleNote } from '#app/sections/shared/sample-note.tsx';
import { Icon } from '#app/ui/icon.tsx';

/** What happens after a message and when, what to send, and in which languages. */
export function AfterWriting({ service: { afterwards, send, languages } }: { service: Service }) {
  const t = useTranslate();
  return (
    <section className="track">
      <div className="frame studs grid-12">
        <div className="px-text col-span-full py-[clamp(2rem,4vw,4rem)] lg:col-span-7 lg:pr-12">
          <h2 className="type-h2-bay">{t('Qué pasa cuando escribes')}</h2>
          <ol className="mt-8">
            {afterwards.steps.map(({ name, when, text }, index) => (
              <li key={name} className="flex gap-4 border-line border-t py-4">
                <span aria-hidden="true" className="axis">
                  {index + 1}
                </span>
                <div className="min-w-0">
                  <h3 className="font-semibold font-stretch-94%">
                    {name} <span className="font-normal text-steel-600">· {when}</span>
                  </h3>
                  <p className="mt-1 text-base text-steel-800">{text}</p>
                </div>
              </li>
            ))}
          </ol>
          {afterwards.sample && <SampleNote className="mt-2" />}
        </div>
        <div className="bleed px-bleed col-span-full border-line py-[clamp(2rem,4vw,4rem)] max-lg:border-t lg:col-span-5 lg:border-l">
          <h2 className="type-h2-bay">{t('Qué nos ayuda a responderte')}</h2>
          <ul className="mt-8 border-line border-b">
            {send.map((item) => (
              <li key={item} className="flex gap-3 border-line border-t py-[.7rem] text-base leading-[1.4]">
                <Icon name="tick" className="mt-[.2em] size-[1.05em] text-oxide-text" />
                {item}
              </li>
            ))}
          </ul>
          <p className="mt-4 text-base text-steel-800">
            {t('No hace falta tenerlo todo: con la parcela o con la idea ya podemos hablar.')}
          </p>
          <Languages languages={languages} />
          {languages.sample && <SampleNote className="mt-2" />}
        </div>
      </div>
    </section>
  );
}
