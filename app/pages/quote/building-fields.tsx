import type { ComponentProps } from 'react';
import { useTranslate } from '#app/i18n/use-translate.ts';
import { changeDraft, useDraft } from '#app/sections/quote/draft.ts';
import type { QuoteField } from '#app/sections/quote/quote-fields.ts';
import { Choice } from '#app/ui/choice.tsx';
import { TextField } from '#app/ui/field.tsx';
import { KindDrawing } from './kind-drawing.tsx';

type Binding = Pick<ComponentProps<'input'>, 'name' | 'defaultValue' | 'onChange'> & { id: string };

/** What is to be built, how large, where, and whether there is a plot: all of it may be left open. */
export function BuildingFields({ bind }: { bind: (field: QuoteField) => Binding }) {
  const t = useTranslate();
  const { kind, plot } = useDraft();
  return (
    <fieldset className="@container grid min-w-0 grid-cols-1 gap-x-5 gap-y-6 sm:col-span-2">
      <legend className="type-h3 pb-3">
        {t('Tu obra')}{' '}
        <span className="text-small tracking-normal text-steel-600">{t('(todo opcional)')}</span>
      </legend>
      <Choice
        name="kind"
        value={kind}
        onChoose={(chosen) => changeDraft({ kind: chosen })}
        choices={[
          { value: 'vivienda', words: t('Una vivienda'), drawing: <KindDrawing kind="vivienda" /> },
          { value: 'edificio', words: t('Un edificio'), drawing: <KindDrawing kind="edificio" /> },
          { value: 'local', words: t('Un local'), drawing: <KindDrawing kind="local" /> },
          { value: 'nave', words: t('Una nave'), drawing: <KindDrawing kind="nave" /> },
        ]}
        className="grid-cols-2 max-3xs:grid-cols-1 @[32rem]:grid-cols-4"
      />
      <div className="grid grid-cols-2 gap-x-5 gap-y-4 max-3xs:grid-cols-1 min-[86rem]:grid-cols-[2fr_3fr_4fr]">
        <TextField {...bind('area')} label={t('Superficie en m²')} inputMode="decimal" />
        <TextField {...bind('town')} label={t('Municipio')} dir="auto" />
        <fieldset className="grid min-w-0 max-[86rem]:col-span-full">
          <legend className="pb-2 font-semibold font-stretch-94% text-base">{t('¿Tienes solar?')}</legend>
          <Choice
            name="plot"
            value={plot}
            onChoose={(chosen) => changeDraft({ plot: chosen })}
            choices={[
              { value: 'si', words: t('Sí') },
              { value: 'buscando', words: t('Lo busco') },
            ]}
            className="min-h-14 grid-cols-[2fr_3fr] max-3xs:grid-cols-1"
          />
        </fieldset>
      </div>
    </fieldset>
  );
}
