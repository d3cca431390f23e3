/** One key press: its modifiers and the key as printed, in lower case. */
export interface Stroke {
  key: string;
  /** Cmd on Apple keyboards, Ctrl on others. */
  mod: boolean;
  alt: boolean;
  shift: boolean;
}

/**
 * Parses a command's keys: `mod+k`, `mod+shift+l`, `?`, or a sequence such as `g i`.
 * @throws when the text is no key, which is an error in the code and not in data
 */
export function parseKeys(keys: string): Stroke[] {
  return keys.split(' ').map((text) => {
    const parts = text === '+' ? ['+'] : text.split('+');
    const key = parts.at(-1);
    const modifiers = parts.slice(0, -1);
    if (!key || modifiers.some((name) => !MODIFIERS.has(name))) throw new Error(`"${keys}" is no key, chord or sequence.`);
    return { key, mod: modifiers.includes('mod'), alt: modifiers.includes('alt'), shift: modifiers.includes('shift') };
  });
}

const MODIFIERS = new Set(['mod', 'alt', 'shift']);

/** Whether the keys need no modifier and so may be switched off (WCAG 2.1.4). */
export const isSingleKeys = (keys: string): boolean => parseKeys(keys).every((stroke) => !stroke.mod && !stroke.alt);

/** The part of a keyboard event that identifies the stroke. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'> & {
  getModifierState?: (name: string) => boolean;
};

/**
 * Whether a key press matches a stroke. Compares the character and not the key's position, so `?` is where the layout has
 * it; the Turkish I, ı, İ and i count as one letter, as they are on different keys of different layouts.
 * @param isApple Cmd counts as `mod` and not Ctrl
 */
export function matchesStroke(press: KeyPress, stroke: Stroke, isApple: boolean): boolean {
  if (foldKey(press.key) !== stroke.key) return false;
  // The browser reports AltGr as Ctrl and Alt; here it is part of the character.
  const isAltGr = press.getModifierState?.('AltGraph') ?? false;
  const [mod, other] = isApple ? [press.metaKey, press.ctrlKey] : [press.ctrlKey, press.metaKey];
  const isCharacter = !/^[a-z0-9]$/.test(stroke.key) && stroke.key.length === 1;
  if (isAltGr) return isCharacter && !stroke.mod && !stroke.alt && !press.metaKey;
  if (mod !== stroke.mod || other || press.altKey !== stroke.alt) return false;
  return isCharacter || press.shiftKey === stroke.shift;
}

/** `K`, `k` → `k`; `I`, `ı`, `İ` → `i`; `Enter` → `enter`. */
export const foldKey = (key: string): string => key.replace(/[Iıİ]/g, 'i').toLowerCase();

/** Whether this machine has an Apple keyboard. */
export function isApplePlatform(agent: string = globalThis.navigator?.userAgent ?? ''): boolean {
  return /Mac|iPhone|iPad/.test(agent);
}
