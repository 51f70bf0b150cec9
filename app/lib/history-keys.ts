/**
 * Gives a key to every history entry that the browser makes by itself: for a link to a place on the same page that it
 * follows natively, as it does with plain anchors and before React has hydrated the link. React Router remembers
 * scroll positions by key, and without one all such entries share theirs: the second link would be led to where the page
 * stood when the first was left, which stops the smooth scroll that has just begun.
 * To be called before the router begins to listen.
 */
export function keyNativeEntries(): void {
  window.addEventListener('popstate', () => {
    if (history.state === null) history.replaceState({ key: crypto.randomUUID() }, '');
  });
}
