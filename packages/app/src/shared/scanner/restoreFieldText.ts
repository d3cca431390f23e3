/** Fields whose text can be read and set. */
const TYPED_INPUTS =
  'input:not(:is([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="reset"], [type="file"], [type="range"], [type="color"])), textarea';
const EDITABLE = '[contenteditable]:not([contenteditable="false"])';

/** A place where keys become text. */
export function textPlaceOf(target: EventTarget | null | undefined): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(`${TYPED_INPUTS}, ${EDITABLE}`) : null;
}

/**
 * Remembers what a field says, before a key changes it.
 * @returns makes the field say that again: for whoever keeps its value it is as if that had been typed
 */
export function rememberText(place: HTMLElement): (typed: number) => void {
  if (!isField(place)) return (typed) => deleteBefore(place, typed);
  const { value, selectionStart, selectionEnd } = place;
  return () => {
    if (place.value === value) return;
    setFieldText(place, value);
    // Fields of numbers and addresses have no selection to set.
    if (selectionStart !== null) place.setSelectionRange(selectionStart, selectionEnd);
  };
}

function isField(place: HTMLElement): place is HTMLInputElement | HTMLTextAreaElement {
  return place instanceof HTMLInputElement || place instanceof HTMLTextAreaElement;
}

/**
 * Makes a field say something, as if it had been typed. By the browser's own setter: React takes no note of what goes through the
 * element's.
 */
export function setFieldText(place: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const prototype = place instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(place, value);
  place.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText', data: value }));
}

/** An editor of formats keeps its text to itself: what was typed is deleted as a person would. */
function deleteBefore(place: HTMLElement, characters: number): void {
  const selection = place.ownerDocument.getSelection();
  for (let at = 0; at < characters; at += 1) selection?.modify('extend', 'backward', 'character');
  selection?.deleteFromDocument();
}
