import { RichText } from '#app/i18n/rich-text.tsx';
import { useTranslate } from '#app/i18n/use-translate.ts';
import { dialable, settings, whatsappUrl } from '#app/site/settings.ts';

/** Replaces the form without JavaScript: the form only writes a message, and needs a script to do so. */
export function WithoutScript() {
  const t = useTranslate();
  const { phone, email } = settings.contact;
  return (
    <p className="type-lead max-w-[30em] js:hidden">
      <RichText
        text={t(
          'El formulario escribe el mensaje por ti y para eso necesita JavaScript, que tu navegador tiene desactivado o no ha podido cargar. También puedes contactar sin él: llama al <phone>{{phone}}</phone>, escribe por <whatsapp>WhatsApp</whatsapp> o manda un correo a <mail>{{email}}</mail>.',
          { phone, email },
        )}
        marks={{
          phone: (words) => (
            <a href={`tel:${dialable(phone)}`} className="whitespace-nowrap tabular-nums underline">
              {words}
            </a>
          ),
          whatsapp: (words) => (
            <a href={whatsappUrl()} target="_blank" rel="noopener" className="underline">
              {words}
            </a>
          ),
          mail: (words) => (
            <a href={`mailto:${email}`} className="underline">
              {words}
            </a>
          ),
        }}
      />
    </p>
  );
}
