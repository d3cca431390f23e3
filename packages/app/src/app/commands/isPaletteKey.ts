/** Ctrl or Cmd + K, before the listener of all commands has arrived. */
export const isPaletteKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
