const typed = new Map<string, string>();

/**
 * Keeps what somebody did in the first screen's markup before the app was there: what they typed, where they were, and whether
 * they sent the form (`build/firstPaint/place.js` notes that). Does the same again as soon as the real fields stand in their place.
 */
export function takeEarlyInput(host: HTMLElement): void {
  for (const field of host.querySelectorAll('input')) {
    if (field.id && field.value !== field.defaultValue) typed.set(field.id, field.value);
  }
  const { activeElement, documentElement } = document;
  const focused = activeElement && host.contains(activeElement) ? activeElement.id : '';
  const wasSent = documentElement.dataset['sent'] !== undefined;
  delete documentElement.dataset['sent'];
  documentElement.onsubmit = null;

  if (!focused && !wasSent) return;
  const observer = new MutationObserver(() => {
    const form = host.querySelector('form');
    if (!form) return;
    observer.disconnect();
    if (focused) document.getElementById(focused)?.focus();
    if (wasSent) form.requestSubmit();
  });
  observer.observe(host, { childList: true, subtree: true });
}

/** The early input of the field with this id; `undefined`: none. */
export const earlyInputOf = (id: string): string | undefined => typed.get(id);

/** Forgets it: the real fields have taken it over. */
export const clearEarlyInput = (): void => typed.clear();
