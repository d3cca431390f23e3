/**
 * Hands a file to the person, as the browser does with downloads.
 * @param name of the file, with its ending
 */
export function downloadFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the file after the press; a minute is more than it needs to begin.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Name of an exported file: what it is and the day it was made, by which the newest is found. @param ending without its dot */
export function exportedFileName(what: string, now: Date, ending: string): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `stockroom-${what}-${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}.${ending}`;
}
