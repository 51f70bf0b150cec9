/**
 * Runs at the top of the head, before anything is painted: marks the document as one whose scripts run, which is
 * what the `js:` and `no-js:` variants of the style sheet look at.
 */
export const bootScript = `document.documentElement.classList.add('js')`;
