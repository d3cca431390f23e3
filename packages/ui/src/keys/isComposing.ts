import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/** The key code of a character being composed. */
const COMPOSED = 229;

/**
 * Whether a key belongs to the choice of a character, as in Japanese or with a dead key, and means nothing to the page: Enter and Escape
 * end that choice. Safari sends the Enter after the composition has ended, as one of no composition, and tells by the key code alone.
 */
export function isComposing(event: ReactKeyboardEvent | KeyboardEvent): boolean {
  const native = 'nativeEvent' in event ? event.nativeEvent : event;
  // Deprecated, and all that Safari tells.
  return native.isComposing || Reflect.get(native, 'keyCode') === COMPOSED;
}
