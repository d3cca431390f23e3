const typed = new Map<string, string>();

/**
 * Keeps what somebody typed into the first screen's markup before the app was there.
 * @returns puts the focus and the cursor back, once the real fields stand in their place
 */
export function takeTyped(host: HTMLElement): () => void {
  for (const field of host.querySelectorAll('input')) {
    if (field.id && field.value !== field.defaultValue) typed.set(field.id, field.value);
  }
  const { activeElement } = document;
  const id = activeElement && host.contains(activeElement) ? activeElement.id : '';
  return () => {
    if (!id) return;
    const find = () => document.getElementById(id);
    const observer = new MutationObserver(() => focus());
    const focus = () => {
      if (!find()) return;
      observer.disconnect();
      find()?.focus();
    };
    observer.observe(host, { childList: true, subtree: true });
  };
}

/** What was typed early into the field with this id; `undefined`: nothing. */
export const typedBefore = (id: string): string | undefined => typed.get(id);

/** Forgets it: the real fields have taken it over. */
export const forgetTyped = (): void => typed.clear();
