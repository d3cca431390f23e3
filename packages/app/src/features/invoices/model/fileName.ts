/** What a printed invoice is called as a file: nothing in it that a file system refuses. */
export function fileName(word: string, number: string): string {
  return `${word} ${number}`
    .replace(/[\\/:*?"<>|\u0000-\u001f]+/g, '-')
    .trim()
    .slice(0, 120);
}
