/**
 * Saves a file to the user's device as a browser download.
 * @param name of the file, with its extension
 */
export function downloadFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the file after the click; a minute is ample time to begin.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/**
 * Name of an exported file: its content and the day of export, so that the newest is easy to find. @param ending extension
 * without its dot
 */
export function exportedFileName(what: string, now: Date, ending: string): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `stockroom-${what}-${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}.${ending}`;
}
