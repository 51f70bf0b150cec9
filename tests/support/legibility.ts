import type { Page } from '@playwright/test';

/** Visible controls that do nothing without React: buttons but those of popovers and of the consent banner, fields, links without `href`. */
export function deadControls(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'button, input, textarea, select, [role=button], a:not([href])',
      ),
    ]
      .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter(
        (control) =>
          !control.matches('[popovertarget], [aria-disabled=true], [data-consent], [data-reopen-consent]'),
      )
      .map((control) => control.outerHTML.slice(0, 120)),
  );
}

/** Headings of the content that a reader cannot see: hidden or transparent. */
export function unseenHeadings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Headings for screen readers alone are one pixel large, and so count as visible.
    const headings = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3)')];
    return (
      headings
        // Parts that need a script say so by their class.
        .filter(
          (heading) =>
            !heading.closest('dialog, nav, html:not(.js) :is(.no-js\\:hidden, .no-words\\:hidden)'),
        )
        // Only printed.
        .filter((heading) => !heading.closest('.hidden.print\\:block'))
        // The browser itself unfolds these.
        .filter((heading) => !heading.closest('details:not([open])'))
        .filter((heading) => !heading.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .map((heading) => heading.textContent ?? '')
    );
  });
}

/**
 * Words that do not fit: cut off by a box around them that cannot be scrolled, or beyond the edge of the page. Empty
 * if everything can be read.
 */
export function wordsThatDoNotFit(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const pageWidth = document.documentElement.clientWidth;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.textContent?.trim() || parent.closest('script, style, svg')) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, top, bottom, width, height } = range.getBoundingClientRect();
      if (width === 0) continue;
      const say = (what: string) => faults.push(`${node?.textContent?.trim().slice(0, 60)}: ${what}`);
      let scrolls = false;
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, position, clipPath } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        // Only for screen readers.
        if (edge.width <= 1 || edge.height <= 1 || clipPath.startsWith('inset(50%')) {
          scrolls = true;
          break;
        }
        if (/auto|scroll/.test(overflowX + overflowY)) scrolls = true;
        if (scrolls) break;
        if (/hidden|clip/.test(overflowX) && (left < edge.left - 2 || right > edge.right + 2))
          say('cut off sideways');
        if (
          /hidden|clip/.test(overflowY) &&
          (top < edge.top - 2 - height / 8 || bottom > edge.bottom + 2 + height / 8)
        )
          say('cut off');
        if (position === 'fixed') break;
      }
      if (!scrolls && (right > pageWidth + 1 || left < -1)) say('beyond the edge of the page');
    }
    return faults;
  });
}

/** Controls beyond the edge of the page that no scrolling brings into view. Empty if all are in reach. */
export function controlsOutOfReach(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pageWidth = document.documentElement.clientWidth;
    const scrolls = (control: Element) => {
      for (let box = control.parentElement; box && box !== document.body; box = box.parentElement)
        if (/auto|scroll/.test(getComputedStyle(box).overflowX)) return true;
      return false;
    };
    return [...document.querySelectorAll('a[href], button, summary, input, textarea, select')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((control) => {
        const { left, right, width } = control.getBoundingClientRect();
        return width > 1 && (left < -1 || right > pageWidth + 1) && !scrolls(control);
      })
      .map((control) => control.outerHTML.slice(0, 120));
  });
}
