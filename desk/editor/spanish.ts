/**
 * Sets the desk to Spanish, whatever the browser's language, and keeps Escape, which closes lists, from discarding a form.
 * Preferences that the owner has set are kept. Must be imported before Sveltia, which stores its own when it is loaded.
 */
const PREFERENCES = 'sveltia-cms.prefs';
if (!localStorage.getItem(PREFERENCES)) {
  localStorage.setItem(PREFERENCES, JSON.stringify({ locale: 'es-CO', closeWithEscape: false }));
}
