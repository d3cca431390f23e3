/** Copies a text to the clipboard; resolves to whether it succeeded. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** The old copy command, which every browser has but no standard includes any more. */
interface OldDocument {
  execCommand: (command: 'copy') => boolean;
}

/** Copies by a selection, where the clipboard is refused or missing: pages without https have none. */
function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.cssText = 'position: fixed; opacity: 0;';
  const focused = document.activeElement;
  // Inside an open dialog, which would take the focus back from a field of the page.
  (focused?.parentElement ?? document.body).append(field);
  field.select();
  try {
    return (document as unknown as OldDocument).execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
