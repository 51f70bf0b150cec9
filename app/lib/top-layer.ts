/**
 * Shows a message above everything that is open already, menus and modal dialogs included: no z-index reaches over them.
 * @param element with `popover="manual"`, as a `ref` gives it: when it has come, and null when it has gone
 */
export function showOnTop(element: HTMLElement | null): void {
  element?.showPopover();
}
