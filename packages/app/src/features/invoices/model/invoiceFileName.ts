/** File name of a printed invoice, without characters that a file system refuses. */
export function invoiceFileName(word: string, number: string): string {
  return `${word} ${number}`
    .replace(/[\\/:*?"<>|\u0000-\u001f]+/g, '-')
    .trim()
    .slice(0, 120);
}
