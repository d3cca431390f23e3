/** File name of a printed invoice, without characters that a file system refuses. */
export function fileName(word: string, number: string): string {
  return `${word} ${number}`
    .replace(/[\\/:*?"<>|\u0000-\u001f]+/g, '-')
    .trim()
    .slice(0, 120);
}
