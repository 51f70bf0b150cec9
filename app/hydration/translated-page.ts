/** Whether a translator has rewritten the page: Google's and Edge's put every text into `<font>`, which nobody else does. */
export function isRewritten(): boolean {
  return document.querySelector('body font') !== null;
}

/**
 * Keeps React working in a page whose text nodes a translator or another extension has replaced. `removeChild` and
 * `insertBefore` throw for nodes that are no longer where React put them, and the whole page would go white.
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
