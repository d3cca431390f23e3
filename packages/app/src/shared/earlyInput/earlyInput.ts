const typed = new Map<string, string>();

/**
 * Preserves the user's actions in the first screen's markup before the app was loaded: typed text, focus, and whether the
 * form was sent (`build/firstPaint/place.js` records that). Repeats them as soon as the real fields are mounted.
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

/** Clears the early input once the real fields have taken it over. */
export const clearEarlyInput = (): void => typed.clear();
