import { expect } from '@playwright/test';
import { pathFor } from '#app/site/paths.ts';
import { footerLink, holdBack, hydrated, rejectButton, watchErrors } from '../../support/browser.ts';
import { test } from '../../support/test.ts';

test('a browser without popovers and style sheets made by script (iOS 16, Firefox 115) moves through the site, slowly too', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
    Reflect.deleteProperty(Document.prototype, 'adoptedStyleSheets');
    Object.assign(window, {
      CSSStyleSheet: class {
        constructor() {
          throw new TypeError('Illegal constructor');
        }
      },
    });
    const { matches } = Element.prototype;
    Object.assign(Element.prototype, {
      matches(this: Element, selector: string) {
        if (selector.includes(':popover-open')) throw new DOMException('unknown selector', 'SyntaxError');
        return matches.call(this, selector);
      },
    });
  });
  const errors = watchErrors(page);
  await page.goto(pathFor('home', 'es'));
  await hydrated(page);
  await rejectButton(page).click();
  const arrive = await holdBack(page, '**/assets/methodology-*');
  await footerLink(page, 'methodology').click();
  await expect(page.getByText('Loading...')).toBeAttached();
  arrive();
  await expect(page).toHaveURL(pathFor('methodology', 'es'));
  await expect(page.locator('main h1')).toBeFocused();
  expect(errors).toEqual([]);
});
