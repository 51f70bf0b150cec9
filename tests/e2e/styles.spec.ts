import { expect, type Page, test } from '@playwright/test';
import { PUBLISHED_LANGUAGES } from '../../app/site/languages.ts';
import { PAGE_IDS } from '../../app/site/pages.ts';
import { articlePath, pathFor } from '../../app/site/paths.ts';
import { articleSlugs } from '../../content/articles.ts';

/** Adds the whole style sheet, which documents name in their start script. */
async function addWholeSheet(page: Page): Promise<void> {
  const start = await page.locator('script[data-start]').getAttribute('data-start');
  const { styles } = JSON.parse(start ?? '') as { styles: string };
  const content = await (await page.request.get(styles)).text();
  await page.addStyleTag({ content });
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
      return drawn.map((property) => computed.getPropertyValue(property)).join(';');
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
      // What comes later is asked for and never answered.
      await page.route(/\/assets\/.*\.(js|json|css)$/, () => {});
      // A font that came between the two looks would change both.
      await page.route(/\/pictures\/|\.(svg|woff2)$/, (route) => route.abort());
      await page.goto(address);
      const alone = await appearance(page);
      await addWholeSheet(page);
      const withWhole = await appearance(page);
      expect(withWhole.filter((line, index) => line !== alone[index])).toEqual([]);
      await page.close();
    });
  }
}

/** What a document does without until the whole sheet is there: what only paper and pointers show. */
const LATER = ['print', '(hover: hover)'];

/**
 * Rules of the whole sheet that a document lacks although they are for something in it: in another state (focus, hidden,
 * disabled, open, checked), at another place among its siblings, beside it as pseudo-element, on another screen.
 */
function lackingRules({ html, whole, later }: { html: string; whole: string; later: string[] }): string[] {
  type Found = { selector: string; key: string };

  /** The selector with every state, attribute and pseudo-element replaced by what always matches. */
  const inAnyState = (selector: string) => {
    let bare = '';
    for (let at = 0; at < selector.length; at++) {
      const rest = selector.slice(at);
      const [variable = ''] = /^\[[^\]]*\]|^::?[\w-]+/.exec(rest) ?? [];
      if (rest.startsWith('\\')) {
        bare += rest.slice(0, 2);
        at++;
        continue;
      }
      if (!variable) {
        bare += rest[0];
        continue;
      }
      at += variable.length - 1;
      if (selector[at + 1] === '(') {
        let open = 0;
        do {
          at++;
          if (selector[at] === '\\') at++;
          else if (selector[at] === '(') open++;
          else if (selector[at] === ')') open--;
        } while (open > 0);
      }
      bare += ':where(*)';
    }
    return bare;
  };

  const found = (css: string): Found[] => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    const walk = (rules: CSSRuleList, context: string): Found[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSStyleRule) {
          const properties = [...rule.style].filter((name) => !name.startsWith('--')).sort();
          if (properties.length === 0) return [];
          const selectors = rule.selectorText.split(/, (?![^(]*\))/);
          return selectors.map((selector) => ({
            selector,
            key: `${context} ${selector} { ${properties.join(' ')} }`,
          }));
        }
        if (rule instanceof CSSMediaRule && later.includes(rule.conditionText)) return [];
        if (!('cssRules' in rule) || rule instanceof CSSKeyframesRule) return [];
        const name = rule.cssText.slice(0, rule.cssText.indexOf('{')).trim();
        return walk(rule.cssRules as CSSRuleList, `${context} ${name}`.trim());
      });
    return walk(sheet.cssRules, '');
  };

  const page = new DOMParser().parseFromString(html, 'text/html');
  page.documentElement.classList.add('js');
  const own = new Set(found(page.querySelector('style')?.textContent ?? '').map(({ key }) => key));
  const fields = page.querySelector('[placeholder]') !== null;
  const needed = found(whole).filter(({ selector }) => {
    if (selector.includes('::placeholder') && !fields) return false;
    // Parts of fields that the site has none of, and of elements inside shadow trees.
    if (/::-webkit-(search|date|calendar|inner|outer)|::file-selector|^:host/.test(selector)) return fields;
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
      const rules = await page.evaluate(lackingRules, { html, whole, later: LATER });
      if (rules.length > 0) lacking[address] = rules;
    }
    expect(lacking).toEqual({});
    await page.close();
  });
}
