import { isComposing } from '@stockroom/ui';
import type { Command } from './command';
import { createKeyMatcher } from './keyMatcher';
import { foldKey, isApplePlatform, isSingleKeys } from './keys';

export interface HotkeyOptions {
  /** All current commands. */
  commands: () => readonly Command[];
  run: (command: Command) => void;
  /** Whether single keys are switched on (the preference). */
  singleKeys: () => boolean;
  /** @default the platform's */
  isApple?: boolean;
  target?: Pick<Document, 'addEventListener' | 'removeEventListener' | 'querySelectorAll'>;
}

/**
 * Listens for the keys of commands. Chords work everywhere, in fields and under dialogs too, except those that edit text:
 * inside a text they stay with the text. Single keys and sequences do nothing in fields, menus and lists, under or in a dialog
 * that is not theirs, during text composition (IME), and when switched off.
 * @returns a function that stops listening
 */
export function listenForHotkeys({
  commands,
  run,
  singleKeys,
  isApple = isApplePlatform(),
  target = document,
}: HotkeyOptions): () => void {
  const matcher = createKeyMatcher(isApple);
  const onKeyDown = (event: KeyboardEvent) => {
    // Chords are handled in the capturing phase, as menus and dialogs stop propagation; single keys in the bubbling phase,
    // unless already handled.
    const isChord = (event.ctrlKey || event.metaKey) && !event.getModifierState('AltGraph');
    if (isChord !== (event.eventPhase === Event.CAPTURING_PHASE)) return;
    if (event.defaultPrevented || isComposing(event) || event.repeat) return;
    if (NOT_YET_KEYS.has(event.key)) return;
    const [at] = event.composedPath();
    if (isChord && EDITING_KEYS.has(foldKey(event.key)) && holdsText(at)) return matcher.reset();
    const mayBeSingle = singleKeys() && !takesLetters(at);
    // Every letter typed into any field passes here.
    if (!mayBeSingle && !isChord && !event.altKey) return matcher.reset();
    const dialog = mayBeSingle ? ([...target.querySelectorAll(DIALOGS)].at(-1) ?? nonModalDialogOf(at)) : undefined;
    const availableCommands = commands().filter(({ keys, within }) => {
      if (!keys) return false;
      if (!isSingleKeys(keys)) return true;
      return mayBeSingle && (!dialog || dialog.contains(within?.() ?? null));
    });
    const found = matcher.press(event, availableCommands, event.timeStamp);
    if (found === null || found === 'waiting') return;
    event.preventDefault();
    run(found);
  };
  target.addEventListener('keydown', onKeyDown, true);
  target.addEventListener('keydown', onKeyDown);
  return () => {
    target.removeEventListener('keydown', onKeyDown, true);
    target.removeEventListener('keydown', onKeyDown);
  };
}

/** Modifiers on their own, and key presses that are part of a text composition. */
const NOT_YET_KEYS = new Set(['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock', 'Dead', 'Process']);
/** Modal dialogs. A non-modal dialog keeps only the keys that are pressed in it. */
const DIALOGS = '[role="dialog"]:not([aria-modal="false"]), [role="alertdialog"], dialog[open]';
const NON_MODAL_DIALOGS = '[role="dialog"][aria-modal="false"]';
/** With Ctrl or Cmd: undo, redo, select all, copy, cut and paste. */
const EDITING_KEYS = new Set(['z', 'y', 'a', 'c', 'x', 'v']);
const TEXTS =
  'input:not(:is([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="file"], [type="range"], [type="color"])), textarea, [contenteditable]:not([contenteditable="false"])';
/** Elements that take letters as text or jump to the entry that begins with them; a checkbox takes none. */
const FIELDS = `${TEXTS}, select, [role="textbox"], [role="searchbox"], [role="combobox"], [role="listbox"], [role="menu"], [role="application"]`;

function holdsText(target: EventTarget | undefined): boolean {
  return target instanceof Element && target.closest(TEXTS) !== null;
}

function nonModalDialogOf(target: EventTarget | undefined): Element | undefined {
  return (target instanceof Element && target.closest(NON_MODAL_DIALOGS)) || undefined;
}

function takesLetters(target: EventTarget | undefined): boolean {
  return target instanceof Element && target.closest(FIELDS) !== null;
}
