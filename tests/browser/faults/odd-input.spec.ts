import { expect, test } from '@playwright/test';
import { whatsappUrl } from '#app/site/settings.ts';
import { pageWidth } from '../../support/browser.ts';
import { fillIn, nextMail, openQuotePage, VISITOR } from '../../support/quote-form.ts';

// What is typed into the message is tried in quote-sending.spec.ts; these are names.
const NAMES = {
  Hebrew: 'דָּנָה לֵוִי',
  Arabic: 'أحمد بن علي',
  emoji: '👩🏽‍🚀 Zoë 🏡',
  'characters of addresses and quotes': `O’Brien & "Søns" #1 + 50 % <b>`,
  '300 characters': 'Ñandú '.repeat(50).trim(),
  'a line break': 'Ana\nBcc: otro@correo.example',
} as const;

for (const [kind, typed] of Object.entries(NAMES)) {
  test(`a name with ${kind} reaches mail and WhatsApp as it was typed`, async ({ page, context }) => {
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
    await openQuotePage(page);
    const form = await fillIn(page, { name: typed });
    // Nothing can start a line of its own in the subject.
    const name = typed.replace('\n', ' ');
    await form.privacy.check();
    const mail = nextMail(page);
    await form.mail.click();
    const { headers, subject, body } = await mail;
    expect(headers).toEqual(['subject', 'body']);
    expect(subject).toBe(`Solicitud de Presupuesto de ${name}`);
    expect(body.startsWith(`Hola, soy ${name}.\r\n\r\nEmail: ${VISITOR.email}\r\n`)).toBe(true);
    const opened = context.waitForEvent('page');
    await form.whatsapp.click();
    const chat = await opened;
    await chat.waitForURL(`${whatsappUrl()}**`);
    expect(new URL(chat.url()).searchParams.get('text')).toContain(`Hola, soy ${name}.\n`);
  });
}

test('a right-to-left name turns nothing around it in the preview', async ({ page }) => {
  const form = await openQuotePage(page);
  await fillIn(page, { name: NAMES.Arabic, email: 'a@correo.example', phone: '+34 600 000 000' });
  const name = form.preview.locator('dd bdi').first();
  await expect(name).toHaveText(NAMES.Arabic);
  // In "Hola, soy <name>." the full stop stands to the right of the name, as in any Spanish sentence.
  const [nameRight, stopLeft] = await form.preview.evaluate((preview, words) => {
    const bdi = [...preview.querySelectorAll('bdi')].find(
      (element) => element.textContent === words && !element.closest('dd'),
    );
    const after = bdi?.nextSibling;
    if (!bdi || !after) return [0, -1];
    const range = document.createRange();
    range.setStart(after, 0);
    range.setEnd(after, 1);
    return [bdi.getBoundingClientRect().right, range.getBoundingClientRect().left];
  }, NAMES.Arabic as string);
  expect(stopLeft).toBeGreaterThanOrEqual((nameRight ?? 0) - 1);
});

test('a name longer than the screen stays inside the preview', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openQuotePage(page);
  await fillIn(page, { name: 'X'.repeat(400), message: 'Y'.repeat(4000) });
  expect(await pageWidth(page)).toBe(320);
});
