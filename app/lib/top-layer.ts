/**
 * Shows a message in the top layer, above open menus and modal dialogs: no z-index reaches over them. Browsers without
 * popovers (iOS before 17, Firefox before 125) show it where it is.
 * @param element with `popover="manual"`, as React passes it to a `ref`: null when it unmounts
 */
export function showOnTop(element: HTMLElement | null): void {
  element?.showPopover?.();
}

/** Whether a popover is open. Browsers without popovers do not know the selector, and would throw. */
export function isOnTop(element: HTMLElement | null): boolean {
  return element !== null && 'popover' in element && element.matches(':popover-open');
}
