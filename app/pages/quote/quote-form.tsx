import { type ChangeEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useLocation } from 'react-router';
import type { ContentOf } from '#app/content/collections.ts';
import { RichText } from '#app/i18n/rich-text.tsx';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { holdWords } from '#app/lib/held-words.ts';
import type { SummaryData } from '#app/lib/planner/summary.ts';
import { adoptTyped, changeDraft, currentDraft, showDraft, useDraft } from '#app/sections/quote/draft.ts';
import { isEmail, type QuoteField, wrongFields } from '#app/sections/quote/quote-fields.ts';
import { pathFor } from '#app/site/paths.ts';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { TextArea, TextField } from '#app/ui/field.tsx';
import { adoptChoice, type Replaced } from './adopt-choice.ts';
import { BuildingFields } from './building-fields.tsx';
import { HandOverButtons } from './hand-over-buttons.tsx';
import { FoldedPreview } from './message-preview.tsx';
import { PrivacyToast } from './privacy-toast.tsx';
import { useHandOver } from './use-hand-over.ts';

type Props = {
  words: Pick<ContentOf<'quote'>, 'examples' | 'replaced' | 'preview' | 'handOver'>;
  works: Readonly<Record<string, string>>;
  plannerData: SummaryData;
};

/**
 * The quote form: writes a message and hands it to the visitor's mail, to WhatsApp or to the clipboard.
 * @param works Spanish names of the works by their ids, for one that is named in the address
 * @param plannerData what a case of the calculator in the address is summed up with
 */
export function QuoteForm({ words, works, plannerData }: Props) {
  const t = useTranslate();
  const language = useLanguage();
  const draft = useDraft();
  const form = useRef<HTMLFormElement>(null);
  const [flagged, setFlagged] = useState<readonly QuoteField[]>([]);
  const [touched, setTouched] = useState(false);
  const [written, setWritten] = useState(false);
  const [refusals, setRefusals] = useState({ count: 0, shown: false });
  const [replaced, setReplaced] = useState<Replaced>();

  const { search, key, state } = useLocation();
  useLayoutEffect(() => {
    if (form.current) adoptTyped(form.current);
    setWritten(Object.values(currentDraft()).some(Boolean));
  }, []);
  // The fields are uncontrolled: React would write what is typed into their `value` attributes too, and on Back browsers
  // restore only what differs from these.
  useLayoutEffect(() => {
    if (form.current) showDraft(form.current);
  });
  useEffect(() => {
    setReplaced(adoptChoice(search, { key, goesOn: Boolean(state?.keepsPlace) }, works, plannerData));
  }, [search, key, state, works, plannerData]);

  /** Whether the message may be handed over. If not, says everything that is missing at once. */
  const check = (): boolean => {
    const wrong = wrongFields(draft);
    // The errors have to be in the document before the focus arrives, or they are not read out with the field.
    flushSync(() => {
      setFlagged(wrong);
      setRefusals(({ count }) =>
        draft.privacy ? { count, shown: false } : { count: count + 1, shown: true },
      );
    });
    const first = wrong[0] ?? (draft.privacy ? undefined : 'privacy');
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    return first === undefined;
  };

  const { mail, isTaken, ...ways } = useHandOver(draft, check);
  // The draft is in memory only: a reload would lose it.
  useEffect(() => holdWords(written && !isTaken), [written, isTaken]);
  const dismiss = () => setRefusals(({ count }) => ({ count, shown: false }));

  const bind = (field: QuoteField) => ({
    id: `quote-${field}`,
    name: field,
    defaultValue: '',
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      const stillWrong = wrongFields(changeDraft({ [field]: target.value }));
      setFlagged((names) => names.filter((name) => stillWrong.includes(name)));
    },
  });
  const errorOf = (field: QuoteField, error: string) => (flagged.includes(field) ? error : undefined);

  return (
    <>
      <form
        ref={form}
        noValidate
        // Before hydration a submit does nothing: what is typed must never end up in a URL.
        method="dialog"
        // Without an action it would be the whole address, which the tag of an owner who measures may report.
        action={pathFor('quote', language)}
        aria-label={t('Solicitud de presupuesto')}
        onSubmit={mail}
        onFocus={() => setTouched(true)}
        onInput={() => setWritten(true)}
        className="grid grid-cols-1 gap-x-5 gap-y-6 no-words:hidden sm:grid-cols-2"
      >
        <BuildingFields bind={bind} words={words.replaced} replaced={replaced} />
        <TextField
          {...bind('name')}
          label={t('Nombre')}
          autoComplete="name"
          dir="auto"
          required
          error={errorOf('name', t('Escribe tu nombre.'))}
          className="sm:col-span-2"
        />
        <TextField
          {...bind('email')}
          type="email"
          label={t('Correo electrónico')}
          autoComplete="email"
          inputMode="email"
          placeholder={t('nombre@correo.com')}
          required
          error={errorOf(
            'email',
            draft.email.trim() && !isEmail(draft.email)
              ? t('Escribe un correo válido, por ejemplo nombre@correo.com.')
              : t('Escribe tu correo para que podamos responderte.'),
          )}
        />
        <TextField
          {...bind('phone')}
          type="tel"
          label={t('Teléfono (opcional)')}
          autoComplete="tel"
          placeholder={t('+34')}
        />
        <TextArea
          {...bind('message')}
          label={t('Mensaje')}
          placeholder={words.examples[draft.kind || 'open']}
          dir="auto"
          required
          error={errorOf('message', t('Cuéntanos algo del proyecto, aunque sea una línea.'))}
          className="sm:col-span-2"
        />
        <Checkbox
          id="quote-privacy"
          name="privacy"
          checked={draft.privacy}
          onChange={({ target }) => {
            changeDraft({ privacy: target.checked });
            if (target.checked) dismiss();
          }}
          required
          error={
            refusals.count > 0 && !draft.privacy
              ? t('Debes aceptar la política de privacidad para continuar.')
              : undefined
          }
          className="sm:col-span-2"
        >
          <RichText
            text={t('He leído y acepto la <link>política de privacidad</link>.')}
            marks={{
              link: (name) => (
                <Link to={pathFor('privacy-policy', language)} className="underline">
                  {name}
                </Link>
              ),
            }}
          />
        </Checkbox>
        <FoldedPreview words={words.preview} />
        <HandOverButtons words={words.handOver} {...ways} />
      </form>
      <PrivacyToast wanted={touched} occurrence={refusals.count} open={refusals.shown} onClose={dismiss} />
    </>
  );
}
