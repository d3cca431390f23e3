import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/** The key code of a character being composed. */
const COMPOSED = 229;

/**
 * Whether a key belongs to an IME composition, as in Japanese or with a dead key, and has no meaning for the page: Enter and
 * Escape end the composition. Safari sends the Enter after the composition has ended, without the flag; only the key code shows
 * it.
 */
export function isComposing(event: ReactKeyboardEvent | KeyboardEvent): boolean {
  const native = 'nativeEvent' in event ? event.nativeEvent : event;
  // Deprecated, but the only sign in Safari.
  return native.isComposing || Reflect.get(native, 'keyCode') === COMPOSED;
}
