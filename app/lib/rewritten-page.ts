/** Whether a translator has rewritten the page: Google's and Edge's put every text into `<font>`, which nobody else does. */
export function isRewritten(): boolean {
  return document.querySelector('body font') !== null;
}

/**
 * Lets React go on in a page whose text nodes a translator or another extension has replaced. React removes nodes, and
 * inserts beside nodes, that are no longer where it put them; the browser refuses, and the whole page would go white.
 * @see https://github.com/facebook/react/issues/11538
 */
export function tolerateRewriting(): void {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    return child.parentNode === this ? (removeChild.call(this, child) as T) : child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    return insertBefore.call(this, node, before?.parentNode === this ? before : null) as T;
  };
}
