/**
 * Shows a message in the top layer, above open menus and modal dialogs: no z-index reaches over them.
 * @param element with `popover="manual"`, as React passes it to a `ref`: null when it unmounts
 */
export function showOnTop(element: HTMLElement | null): void {
  element?.showPopover();
}
