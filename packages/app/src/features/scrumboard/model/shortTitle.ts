/** Shortens a title to whole words, for a sentence or a heading: the full title is in its field. */
export function shortTitle(title: string, max = 80): string {
  const letters = [...title];
  return letters.length <= max
    ? title
    : `${letters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`;
}
