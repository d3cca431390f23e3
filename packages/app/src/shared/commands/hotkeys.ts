import { isComposing } from '@stockroom/ui';
import type { Command } from './command';
import { createKeyMatcher } from './keyMatcher';
import { foldKey, isApplePlatform, isSingleKeys } from './keys';

export interface HotkeyOptions {
  /** Every command there is now. */
  commands: () => readonly Command[];
  run: (command: Command) => void;
  /** Whether single keys are wanted (the preference). */
  singleKeys: () => boolean;
  /** @default the platform's */
  isApple?: boolean;
  target?: Pick<Document, 'addEventListener' | 'removeEventListener' | 'querySelectorAll'>;
}

/**
 * Hears the keys of commands. Chords are heard everywhere, in fields and under dialogs too, but for those by which a text is edited:
 * in a text they are the text's. Single keys and sequences are not heard in fields, menus and lists, not under or in a dialog that is not
 * theirs, not while a text is composed (IME), and not when switched off.
 * @returns stops it
 */
export function listenForHotkeys({
  commands,
  run,
  singleKeys,
  isApple = isApplePlatform(),
  target = document,
}: HotkeyOptions): () => void {
  const matcher = createKeyMatcher(isApple);
  const hear = (event: KeyboardEvent) => {
    // Chords are heard on the way down, as menus and dialogs keep keys to themselves; single keys on the way up, if nobody took them.
    const isChord = (event.ctrlKey || event.metaKey) && !event.getModifierState('AltGraph');
    if (isChord !== (event.eventPhase === Event.CAPTURING_PHASE)) return;
    if (event.defaultPrevented || isComposing(event) || event.repeat) return;
    if (NOT_YET_KEYS.has(event.key)) return;
    const [at] = event.composedPath();
    if (isChord && EDITING_KEYS.has(foldKey(event.key)) && holdsText(at)) return matcher.reset();
    const mayBeSingle = singleKeys() && !takesLetters(at);
    // Every letter of every field comes by here.
    if (!mayBeSingle && !isChord && !event.altKey) return matcher.reset();
    const dialog = mayBeSingle ? ([...target.querySelectorAll(DIALOGS)].at(-1) ?? besideOf(at)) : undefined;
    const heard = commands().filter(({ keys, within }) => {
      if (!keys) return false;
      if (!isSingleKeys(keys)) return true;
      return mayBeSingle && (!dialog || dialog.contains(within?.() ?? null));
    });
    const found = matcher.press(event, heard, event.timeStamp);
    if (found === null || found === 'waiting') return;
    event.preventDefault();
    run(found);
  };
  target.addEventListener('keydown', hear, true);
  target.addEventListener('keydown', hear);
  return () => {
    target.removeEventListener('keydown', hear, true);
    target.removeEventListener('keydown', hear);
  };
}

/** Modifiers on their own, and presses that a text being composed is made of. */
const NOT_YET_KEYS = new Set(['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock', 'Dead', 'Process']);
/** Those that lie over the page. One beside which the page is used keeps only the keys that are pressed in it. */
const DIALOGS = '[role="dialog"]:not([aria-modal="false"]), [role="alertdialog"], dialog[open]';
const BESIDE = '[role="dialog"][aria-modal="false"]';
/** With Ctrl or Cmd: undone and done again, all chosen, copied, cut and put in. */
const EDITING_KEYS = new Set(['z', 'y', 'a', 'c', 'x', 'v']);
const TEXTS =
  'input:not(:is([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="file"], [type="range"], [type="color"])), textarea, [contenteditable]:not([contenteditable="false"])';
/** Where letters are typed, or lead to the entry that begins with them; a box to tick takes none. */
const FIELDS = `${TEXTS}, select, [role="textbox"], [role="searchbox"], [role="combobox"], [role="listbox"], [role="menu"], [role="application"]`;

function holdsText(target: EventTarget | undefined): boolean {
  return target instanceof Element && target.closest(TEXTS) !== null;
}

function besideOf(target: EventTarget | undefined): Element | undefined {
  return (target instanceof Element && target.closest(BESIDE)) || undefined;
}

function takesLetters(target: EventTarget | undefined): boolean {
  return target instanceof Element && target.closest(FIELDS) !== null;
}
