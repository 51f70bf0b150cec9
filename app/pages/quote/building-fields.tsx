import type { ComponentProps } from 'react';
import type { ContentOf } from '#app/content/collections.ts';
import { filled } from '#app/i18n/filled.ts';
import { useTranslate } from '#app/i18n/use-translate.ts';
import { changeDraft, useDraft } from '#app/sections/quote/draft.ts';
import type { QuoteField } from '#app/sections/quote/quote-fields.ts';
import { Choice } from '#app/ui/choice.tsx';
import { TextField } from '#app/ui/field.tsx';
import type { Replaced } from './adopt-choice.ts';
import { KindDrawing } from './kind-drawing.tsx';

type Binding = Pick<ComponentProps<'input'>, 'name' | 'defaultValue' | 'onChange'> & { id: string };

type Props = {
  bind: (field: QuoteField) => Binding;
  words: ContentOf<'quote'>['replaced'];
  /** what the case of the calculator has taken the place of */
  replaced?: Replaced;
};

/** What is to be built, how large, where, and whether there is a plot: all of it may be left open. */
export function BuildingFields({ bind, words, replaced }: Props) {
  const t = useTranslate();
  const { kind, plot } = useDraft();
  const area = t('Superficie en m²');
  const plotTitle = t('¿Tienes solar?');
  const kinds = [
    { value: 'vivienda', words: t('Una vivienda'), drawing: <KindDrawing kind="vivienda" /> },
    { value: 'edificio', words: t('Un edificio'), drawing: <KindDrawing kind="edificio" /> },
    { value: 'local', words: t('Un local'), drawing: <KindDrawing kind="local" /> },
    { value: 'nave', words: t('Una nave'), drawing: <KindDrawing kind="nave" /> },
  ] as const;
  const plots = [
    { value: 'si', words: t('Sí') },
    { value: 'buscando', words: t('Lo busco') },
  ] as const;
  const before = replaced?.choices;
  const plotBefore = plots.find(({ value }) => value === before?.plot);
  const chosen = [
    kinds.find(({ value }) => value === before?.kind)?.words,
    before?.area && `${area}: ${before.area}`,
    plotBefore && `${plotTitle} ${plotBefore.words}`,
  ].filter(Boolean);
  return (
    <fieldset className="@container grid min-w-0 grid-cols-1 gap-x-5 gap-y-6 sm:col-span-2">
      <legend className="type-h3 pb-3">
        {t('Tu obra')}{' '}
        <span className="text-small tracking-normal text-steel-600">{t('(todo opcional)')}</span>
      </legend>
      {(chosen.length > 0 || replaced?.two) && (
        <p role="status" className="border-oxide border-l-2 bg-chalk px-4 py-3 text-small">
          {chosen.length > 0 && filled(words.choices, { before: chosen.join(' · ') })}{' '}
          {replaced?.two && words.two}
        </p>
      )}
      <Choice
        name="kind"
        value={kind}
        onChoose={(value) => changeDraft({ kind: value })}
        choices={kinds}
        className="grid-cols-2 max-3xs:grid-cols-1 @[32rem]:grid-cols-4"
      />
      <div className="grid grid-cols-2 gap-x-5 gap-y-4 max-3xs:grid-cols-1 min-[86rem]:grid-cols-[2fr_3fr_4fr]">
        <TextField {...bind('area')} label={area} inputMode="decimal" />
        <TextField {...bind('town')} label={t('Municipio')} dir="auto" />
        <fieldset className="grid min-w-0 max-[86rem]:col-span-full">
          <legend className="pb-2 font-semibold font-stretch-94% text-base">{plotTitle}</legend>
          <Choice
            name="plot"
            value={plot}
            onChoose={(value) => changeDraft({ plot: value })}
            choices={plots}
            className="min-h-14 grid-cols-[2fr_3fr] max-3xs:grid-cols-1"
          />
        </fieldset>
      </div>
    </fieldset>
  );
}
