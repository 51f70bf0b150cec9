import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { RichText } from '#app/i18n/rich-text.tsx';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { isEmail, type QuoteField, wrongFields } from '#app/lib/quote-message.ts';
import { adoptTyped, changeDraft, useDraft } from '#app/sections/quote/draft.ts';
import { HandOverButtons } from '#app/sections/quote/hand-over-buttons.tsx';
import { PrivacyToast } from '#app/sections/quote/privacy-toast.tsx';
import { useHandOver } from '#app/sections/quote/use-hand-over.ts';
import { pathFor } from '#app/site/paths.ts';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { TextArea, TextField } from '#app/ui/field.tsx';

/** The quote form: writes a message and hands it to the visitor's mail, to WhatsApp or to the clipboard. */
export function QuoteForm() {
  const t = useTranslate();
  const language = useLanguage();
  const draft = useDraft();
  const form = useRef<HTMLFormElement>(null);
  const [flagged, setFlagged] = useState<readonly QuoteField[]>([]);
  const [touched, setTouched] = useState(false);
  const [refusals, setRefusals] = useState({ count: 0, shown: false });

  useEffect(() => {
    if (form.current) adoptTyped(form.current);
  }, []);

  /** Whether the message may be handed over. If not, says why. */
  const check = (): boolean => {
    const wrong = wrongFields(draft);
    // The errors have to be in the document before the focus arrives, or they are not read out with the field.
    flushSync(() => setFlagged(wrong));
    if (wrong[0]) {
      form.current?.querySelector<HTMLElement>(`[name=${wrong[0]}]`)?.focus();
      return false;
    }
    setRefusals(({ count }) => (draft.privacy ? { count, shown: false } : { count: count + 1, shown: true }));
    return draft.privacy;
  };

  const { mail, ...ways } = useHandOver(draft, check);

  const bind = (field: QuoteField) => ({
    id: `quote-${field}`,
    name: field,
    value: draft[field],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      const stillWrong = wrongFields(changeDraft({ [field]: target.value }));
      setFlagged(flagged.filter((name) => stillWrong.includes(name)));
    },
  });
  const errorOf = (field: QuoteField, words: string) => (flagged.includes(field) ? words : undefined);

  return (
    <>
      <form
        ref={form}
        noValidate
        // Without script yet, a submit goes nowhere: what is typed must never end up in an address.
        method="dialog"
        aria-label={t('Solicitud de presupuesto')}
        onSubmit={mail}
        onFocus={() => setTouched(true)}
        className="grid gap-x-5 gap-y-6 no-js:hidden sm:grid-cols-2"
      >
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
          label={t('Teléfono')}
          optional={t('opcional')}
          autoComplete="tel"
          placeholder={t('+34')}
        />
        <TextArea
          {...bind('message')}
          label={t('Mensaje')}
          placeholder={t('Dónde está el solar, cuántos metros quieres construir y para cuándo.')}
          dir="auto"
          required
          error={errorOf('message', t('Cuéntanos algo del proyecto, aunque sea una línea.'))}
          className="sm:col-span-2"
        />
        <Checkbox
          name="privacy"
          checked={draft.privacy}
          onChange={({ target }) => {
            changeDraft({ privacy: target.checked });
            if (target.checked) setRefusals({ ...refusals, shown: false });
          }}
          required
          className="sm:col-span-2"
        >
          <RichText
            text={t('He leído y acepto la <link>política de privacidad</link>.')}
            marks={{
              link: (words) => (
                <Link to={pathFor('privacy-policy', language)} className="underline">
                  {words}
                </Link>
              ),
            }}
          />
        </Checkbox>
        <HandOverButtons {...ways} />
      </form>
      <PrivacyToast
        wanted={touched}
        occurrence={refusals.count}
        open={refusals.shown}
        onClose={() => setRefusals({ ...refusals, shown: false })}
      />
    </>
  );
}
