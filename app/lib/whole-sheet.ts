/** On the document's `<style>`: where the style sheet of all pages is. */
export const WHOLE_SHEET = 'data-whole-sheet';

let bringing: Promise<void> | undefined;

/**
 * Brings the style sheet of all pages: a document carries only what its own page needs. Applied once, when the visitor
 * goes to another kind of page, which is drawn anew anyhow.
 * @throws if it does not arrive; the next call tries again
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
    // Where the part stands: what follows it goes on winning.
    style.after(link);
  });
  return bringing;
}
