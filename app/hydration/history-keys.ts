/**
 * Gives a key to every history entry that the browser creates natively: for the document, for plain in-page anchors, and for
 * links clicked before React has hydrated them. React Router stores scroll positions by key, and entries without one share a
 * position: the second anchor link would jump to where the first was left, which stops the smooth scroll that has just begun.
 * To be called before the router starts to listen.
 */
export function keyNativeEntries(): void {
  const keyEntry = () => {
    // Not `crypto.randomUUID`: it is not there on plain http.
    if (!history.state?.key) history.replaceState({ ...history.state, key: String(Math.random()) }, '');
  };
  keyEntry();
  window.addEventListener('popstate', keyEntry);
}
