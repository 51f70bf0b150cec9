import { setTimeout } from 'node:timers/promises';
import { pathFor } from '#app/site/paths.ts';
import type { Journey, Visitor } from '../visitor.ts';

const MESSAGE = 'Una casa en Altea & dos garajes';

async function fillIn(visitor: Visitor, privacy: boolean): Promise<void> {
  await visitor.openAnswered(pathFor('quote', 'es'));
  await visitor.type('[name=name]', 'Zoë');
  await visitor.type('[name=email]', 'zoe@correo.example');
  await visitor.type('[name=message]', MESSAGE);
  if (privacy) await visitor.click('[name=privacy]');
}

const status = (words: string) => ({ selector: 'main form [role=status]', words });
const says = ({ selector, words }: { selector: string; words: string }) =>
  document.querySelector(selector)?.textContent?.includes(words);

/** From the form to mail, WhatsApp and the clipboard. */
export const ASKING: Journey[] = [
  {
    name: 'is told about the privacy policy before anything is handed over',
    async go(visitor) {
      await fillIn(visitor, false);
      await visitor.click('main form button', 'Enviar por correo');
      await visitor.sees('the toast', () =>
        [...document.querySelectorAll('[role=region] li, [role=status], [role=alert]')].some((element) =>
          element.textContent?.includes('Debes aceptar la política de privacidad'),
        ),
      );
      await visitor.engine.press('Escape');
      await visitor.sees('no toast', () => !document.querySelector('[role=region] li'));
    },
  },
  {
    name: 'hands the message to the mail program',
    async go(visitor) {
      await fillIn(visitor, true);
      await visitor.click('main form button', 'Enviar por correo');
      // Without a mail program, a browser may replace this page with one of its own a moment later.
      await setTimeout(1000);
      const replaced = await visitor.evaluate((path) => location.pathname !== path, pathFor('quote', 'es'));
      if (replaced) await visitor.evaluate(() => history.back());
      await visitor.sees('what happened', says, status('Hemos abierto tu correo'));
      await visitor.sees(
        'the message, as it was typed',
        (words) => document.querySelector<HTMLTextAreaElement>('[name=message]')?.value === words,
        MESSAGE,
      );
      if (replaced)
        return 'no mail program: a page of the browser says so; back, all that was typed is there';
    },
  },
  {
    name: 'hands the message to WhatsApp',
    async go(visitor) {
      await fillIn(visitor, true);
      await visitor.evaluate(() => {
        window.open = (url) => {
          document.body.dataset.opened = String(url);
          return null;
        };
      });
      await visitor.click('main form button', 'WhatsApp');
      await visitor.sees('what happened', says, status('Hemos abierto WhatsApp'));
      await visitor.sees(
        'the message, as it was typed',
        (message) => {
          const url = new URL(document.body.dataset.opened ?? location.href);
          return url.hostname === 'wa.me' && url.searchParams.get('text')?.endsWith(message);
        },
        MESSAGE,
      );
    },
  },
  {
    name: 'copies the message',
    async go(visitor) {
      await fillIn(visitor, true);
      await visitor.click('main form button', 'Copiar mensaje');
      const words = ['Mensaje copiado', 'Tu navegador no nos deja copiarlo'];
      await visitor.sees(
        'what happened',
        ([copied = '', refused = '']) => {
          const said = document.querySelector('main form [role=status]')?.textContent ?? '';
          return said.includes(copied) || said.includes(refused);
        },
        words,
      );
      const copied = await visitor.evaluate(says, status(words[0] ?? ''));
      if (copied) return;
      await visitor.sees('the message selected', () => {
        const area = document.activeElement;
        return (
          area instanceof HTMLTextAreaElement && area.selectionEnd - area.selectionStart === area.value.length
        );
      });
      return 'the message is shown and selected: this browser does not let it be copied';
    },
  },
];
