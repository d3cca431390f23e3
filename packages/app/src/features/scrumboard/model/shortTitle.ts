/** A title as it is told in a sentence or a heading: whole words of a long one are left to its field. */
export function shortTitle(title: string, max = 80): string {
  const letters = [...title];
  return letters.length <= max
    ? title
    : `${letters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`;
}
