/** Attribute of the document's `<style>`: URL of the style sheet of all pages. */
export const WHOLE_SHEET = 'data-whole-sheet';

let bringing: Promise<void> | undefined;

/**
 * Loads the style sheet of all pages: a document inlines only the CSS of its own page. Applied once, when the visitor
 * navigates to another kind of page, which is painted anew anyway.
 * @throws if it cannot be loaded; the next call tries again
 */
export function bringWholeSheet(): Promise<void> {
  const style = document.querySelector<HTMLStyleElement>(`style[${WHOLE_SHEET}]`);
  bringing ??= new Promise<void>((resolve, reject) => {
    if (!style) return resolve();
    const link = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href: style.getAttribute(WHOLE_SHEET),
      onload: () => resolve(),
      onerror: () => {
        link.remove();
        bringing = undefined;
        reject(new Error('the style sheet is missing'));
      },
    });
    // Right after the inlined part: later styles keep winning over it.
    style.after(link);
  });
  return bringing;
}
