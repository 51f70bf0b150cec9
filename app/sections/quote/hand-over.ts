/** Navigates to the mail program; the page stays. */
export function openMail(mailto: string): void {
  location.assign(mailto);
}

/** Opens a chat in a tab of its own, which learns nothing about this page. */
export function openChat(url: string): void {
  window.open(url, '_blank', 'noopener');
}

/**
 * Puts a text into the clipboard.
 * @returns false if the browser refuses: no permission, no secure connection, or no clipboard at all
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
