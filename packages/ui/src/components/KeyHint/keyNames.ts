/** The keys of one stroke as printed on the keyboard. */
export type PrintedStroke = readonly string[];

/**
 * Turns the keys of a command (`mod+k`, `g i`, `?`, `escape`) into those printed on the keyboard.
 * @param isApple Apple's signs and Cmd, else words and Ctrl
 */
export function keyNames(keys: string, isApple: boolean): PrintedStroke[] {
  const names = isApple ? APPLE : OTHERS;
  return keys
    .split(' ')
    .filter(Boolean)
    .map((stroke) => (stroke === '+' ? ['+'] : stroke.split('+')).map((key) => names[key] ?? KEYS[key] ?? key.toUpperCase()));
}

const KEYS: Record<string, string> = {
  up: '↑',
  down: '↓',
  arrowup: '↑',
  arrowdown: '↓',
  enter: '↵',
  space: 'Space',
  escape: 'Esc',
  delete: 'Del',
  backspace: '⌫',
};
const APPLE: Record<string, string> = { mod: '⌘', shift: '⇧', alt: '⌥' };
const OTHERS: Record<string, string> = { mod: 'Ctrl', shift: 'Shift', alt: 'Alt' };

/** Whether the keyboard is most likely one of Apple's. */
export const hasAppleKeys = (agent: string = globalThis.navigator?.userAgent ?? '') => /Mac|iPhone|iPad/.test(agent);
