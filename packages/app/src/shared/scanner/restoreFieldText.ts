/** Inputs whose text can be read and set. */
const TYPED_INPUTS =
  'input:not(:is([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="reset"], [type="file"], [type="range"], [type="color"])), textarea';
const EDITABLE = '[contenteditable]:not([contenteditable="false"])';

/** The element in which keys become text. */
export function textTargetOf(target: EventTarget | null | undefined): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(`${TYPED_INPUTS}, ${EDITABLE}`) : null;
}

/**
 * Remembers a field's text before a key changes it.
 * @returns restores the text, as if it had been typed, so that controlled values follow
 */
export function rememberText(place: HTMLElement): (typed: number) => void {
  if (!isField(place)) return (typed) => deleteBefore(place, typed);
  const { value, selectionStart, selectionEnd } = place;
  return () => {
    if (place.value === value) return;
    setFieldText(place, value);
    // Number and address fields have no settable selection.
    if (selectionStart !== null) place.setSelectionRange(selectionStart, selectionEnd);
  };
}

function isField(place: HTMLElement): place is HTMLInputElement | HTMLTextAreaElement {
  return place instanceof HTMLInputElement || place instanceof HTMLTextAreaElement;
}

/**
 * Sets a field's text as if it had been typed. Uses the browser's own setter: React ignores values set through the
 * element's.
 */
export function setFieldText(place: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const prototype = place instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(place, value);
  place.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText', data: value }));
}

/** Deletes typed characters as a person would, since a rich text editor manages its text itself. */
function deleteBefore(place: HTMLElement, characters: number): void {
  const selection = place.ownerDocument.getSelection();
  for (let at = 0; at < characters; at += 1) selection?.modify('extend', 'backward', 'character');
  selection?.deleteFromDocument();
}
