import { expect, type Page, test } from '@playwright/test';
import { DEFERRING } from '../../app/lib/deferred-sections.ts';
import { PUBLISHED_LANGUAGES } from '../../app/site/languages.ts';
import { PAGE_IDS } from '../../app/site/pages.ts';
import { articlePath, pathFor } from '../../app/site/paths.ts';
import { articleSlugs } from '../../content/articles.ts';

/** Adds the whole style sheet, which documents link for paper. */
async function addWholeSheet(page: Page): Promise<void> {
  const href = await page.locator('link[media=print]').getAttribute('href');
  const css = await (await page.request.get(href ?? '')).text();
  await page.evaluate((text) => {
    const style = document.createElement('style');
    style.textContent = text;
    document.head.append(style);
  }, css);
}

/**
 * How everything on the page is laid out and drawn, pseudo-elements included: a line for each element. The entry of the
 * table of contents that is being read is left out: the browser marks it when it pleases.
 */
function appearance(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const drawn = [
      'display',
      'visibility',
      'opacity',
      'color',
      'background',
      'border',
      'outline',
      'font',
      'letter-spacing',
      'text-align',
      'text-decoration',
      'text-transform',
      'content',
      'transform',
      'position',
      'overflow',
      'object-position',
      'clip-path',
      'fill',
      'stroke',
      'stroke-width',
      'stroke-dasharray',
      'animation-name',
      'list-style',
      'cursor',
      'z-index',
      'box-shadow',
    ];
    const style = (element: Element, pseudo?: string) => {
      const computed = getComputedStyle(element, pseudo);
      // Shadows of no size and no colour are not drawn, however many.
      const drawnAs = (property: string) =>
        computed.getPropertyValue(property).replaceAll('rgba(0, 0, 0, 0) 0px 0px 0px 0px, ', '');
      return drawn.map(drawnAs).join(';');
    };
    return [...document.querySelectorAll('body, body *:not(.text-index a)')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const parts = [
        style(element),
        style(element, '::before'),
        style(element, '::after'),
        style(element, '::marker'),
      ];
      return [element.outerHTML.slice(0, 80), x, y, width, height, ...parts].join(' | ');
    });
  });
}

const addresses = [
  ...PAGE_IDS.map((id) => pathFor(id, 'es')),
  articlePath(articleSlugs('es')[0] ?? '', 'es'),
];

for (const address of addresses) {
  for (const width of [390, 1440]) {
    test(`${address} holds all the styles of what it shows, ${width} px wide`, async ({ browser }) => {
      const page = await browser.newPage({
        reducedMotion: 'reduce',
        bypassCSP: true,
        viewport: { width, height: 900 },
      });
      // The whole sheet is asked for and never answered, so that the page is never loaded, and no script starts.
      await page.route(/\/assets\/.*\.css$/, () => {});
      // A font that came between the two looks would change both.
      await page.route(/\/pictures\/|\.(svg|woff2)$/, (route) => route.abort());
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      // Heights of sections that wait are guessed, and change by themselves.
      await page.evaluate((mark) => document.documentElement.classList.remove(mark), DEFERRING);
      const alone = await appearance(page);
      await addWholeSheet(page);
      const withWhole = await appearance(page);
      expect(withWhole.filter((line, index) => line !== alone[index])).toEqual([]);
      await page.close();
    });
  }
}

for (const id of ['home', 'technology', 'legal-notice', 'article'] as const) {
  const address = id === 'article' ? articlePath(articleSlugs('de')[0] ?? '', 'de') : pathFor(id, 'de');
  test(`${id} is on paper, without any script, what it is with the whole sheet`, async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, bypassCSP: true });
    await page.emulateMedia({ media: 'print' });
    await page.route(/\/pictures\/|\.(svg|woff2)$/, (route) => route.abort());
    await page.goto(address);
    const alone = await appearance(page);
    await addWholeSheet(page);
    const withWhole = await appearance(page);
    expect(withWhole.filter((line, index) => line !== alone[index])).toEqual([]);
    expect(await page.locator('body > header').isVisible()).toBe(false);
    await page.close();
  });
}

/**
 * Rules of the whole sheet that a document lacks although they are for something in it: in another state (focus, hidden,
 * disabled, open, checked), at another place among its siblings, beside it as pseudo-element, on another screen. Those
 * for paper come with the whole sheet, as do those for what only scripts bring: other attributes, transitions of views.
 */
function lackingRules({ html, whole }: { html: string; whole: string }): string[] {
  type Rule = { selector: string; key: string };

  /** Position of the bracket that closes the one at `from`. */
  const closing = (text: string, from: number) => {
    let open = 0;
    for (let at = from; at < text.length; at++) {
      if (text[at] === '\\') at++;
      else if (text[at] === '(') open++;
      else if (text[at] === ')' && --open === 0) return at;
    }
    return text.length;
  };

  const alternatives = (list: string) => {
    const parts = [''];
    for (let at = 0; at < list.length; at++) {
      const start = at;
      if (list[at] === '\\') at++;
      else if (list[at] === '(') at = closing(list, at);
      if (start === at && list[at] === ',') parts.push('');
      else parts.push(parts.pop() + list.slice(start, at + 1));
    }
    return parts;
  };

  /** The selector with every state, place and pseudo-element replaced by what always matches. */
  const inAnyState = (selector: string): string => {
    let bare = '';
    for (let at = 0; at < selector.length; at++) {
      const [part = ''] = /^(?:\\.|\[[^\]]*\]|::?[\w-]+|.)/s.exec(selector.slice(at)) ?? [];
      at += part.length - 1;
      if (!part.startsWith(':') && !part.startsWith('[open')) {
        bare += part;
        continue;
      }
      const end = selector[at + 1] === '(' ? closing(selector, at + 1) : at;
      const inner = selector.slice(at + 2, end);
      bare += /^:(is|where|has)$/.test(part) ? `${part}(${inAnyState(inner)})` : ':where(*)';
      at = end;
    }
    return bare;
  };

  const rulesOf = (css: string): Rule[] => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    const walk = (rules: CSSRuleList, context: string): Rule[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSStyleRule) {
          // Every border is solid unless it is said to be something else; a shorthand with a variable says nothing of a side.
          const solid = ['solid', 'var(--tw-border-style)', ''];
          const said = [...rule.style].filter(
            (name) =>
              !name.startsWith('--') &&
              !(/^border-.*-style$/.test(name) && solid.includes(rule.style.getPropertyValue(name))),
          );
          if (said.length === 0) return [];
          return alternatives(rule.selectorText).map((selector) => ({
            selector,
            key: `${context} ${selector.trim()} { ${said.sort().join(' ')} }`,
          }));
        }
        if (rule instanceof CSSMediaRule && rule.conditionText === 'print') return [];
        if (!('cssRules' in rule) || rule instanceof CSSKeyframesRule) return [];
        const name = rule.cssText.slice(0, rule.cssText.indexOf('{')).trim();
        return walk(rule.cssRules as CSSRuleList, `${context} ${name}`.trim());
      });
    return walk(sheet.cssRules, '');
  };

  const page = new DOMParser().parseFromString(html, 'text/html');
  page.documentElement.classList.add('js');
  const own = new Set(rulesOf(page.querySelector('style')?.textContent ?? '').map(({ key }) => key));
  const fields = page.querySelector('[placeholder]') !== null;
  const needed = rulesOf(whole).filter(({ selector }) => {
    if (/^(:host|::view-transition)/.test(selector.trim())) return false;
    // Parts of fields that the site has none of.
    if (/::placeholder|::-webkit-(search|date|calendar|inner|outer)|::file-selector/.test(selector))
      return fields;
    return page.querySelector(inAnyState(selector)) !== null;
  });
  return [...new Set(needed.map(({ key }) => key))].filter((key) => !own.has(key));
}

for (const language of PUBLISHED_LANGUAGES) {
  test(`documents hold the rules for every state of what is in them (${language})`, async ({ browser }) => {
    const page = await browser.newPage({ bypassCSP: true });
    await page.goto('/robots.txt');
    const addresses = [
      ...PAGE_IDS.map((id) => pathFor(id, language)),
      ...articleSlugs(language).map((slug) => articlePath(slug, language)),
    ];
    const lacking: Record<string, string[]> = {};
    for (const address of addresses) {
      const html = await (await page.request.get(address)).text();
      const [, styles = ''] = /"styles":"([^"]+)"/.exec(html) ?? [];
      const whole = await (await page.request.get(styles)).text();
      const rules = await page.evaluate(lackingRules, { html, whole });
      if (rules.length > 0) lacking[address] = rules;
    }
    expect(lacking).toEqual({});
    await page.close();
  });
}
