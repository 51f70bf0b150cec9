/**
 * The desk speaks Spanish whatever the browser speaks; whoever chooses another language in its settings keeps that. Imported
 * ahead of Sveltia, which writes down its own preferences as soon as it is loaded.
 */
const PREFERENCES = 'sveltia-cms.prefs';
if (!localStorage.getItem(PREFERENCES)) {
  localStorage.setItem(PREFERENCES, JSON.stringify({ locale: 'es-CO' }));
}
