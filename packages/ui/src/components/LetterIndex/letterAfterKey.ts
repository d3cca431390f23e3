/** Returns the letter that a key leads to, or `null` for other keys. A letter's own key leads to it. */
export function letterAfterKey(key: string, from: string | undefined, letters: readonly string[], locale: string): string | null {
  const at = from === undefined ? -1 : letters.indexOf(from);
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return letters[Math.min(letters.length - 1, at + 1)] ?? null;
    case 'ArrowLeft':
    case 'ArrowUp':
      return letters[Math.max(0, at - 1)] ?? null;
    case 'Home':
      return letters[0] ?? null;
    case 'End':
      return letters.at(-1) ?? null;
    default:
      return [...key].length === 1 ? (letters.find((letter) => letter === key.toLocaleUpperCase(locale)) ?? null) : null;
  }
}
