/**
 * The desk speaks Spanish whatever the browser speaks, and Escape, which closes lists, does not throw away a form; whoever
 * chooses otherwise in its settings keeps that. Imported ahead of Sveltia, which writes down its own preferences as soon as
 * it is loaded.
 */
const PREFERENCES = 'sveltia-cms.prefs';
if (!localStorage.getItem(PREFERENCES)) {
  localStorage.setItem(PREFERENCES, JSON.stringify({ locale: 'es-CO', closeWithEscape: false }));
}
