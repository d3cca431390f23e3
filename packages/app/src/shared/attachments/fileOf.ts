import { downloadFile } from '../files/downloadFile';

/** The file in a `data:` URL; `null` for any other URL. */
export function fileOf(url: string): Blob | null {
  const data = /^data:([^,;]*)(;base64)?,/.exec(url);
  if (!data) return null;
  const text = url.slice(data[0].length);
  const type = data[1] ?? 'application/octet-stream';
  if (!data[2]) return new Blob([decodeURIComponent(text)], { type });
  return new Blob([Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))], { type });
}

/**
 * Downloads the content of a `data:` URL, or of a path of the app. The file is saved and never opened, whatever it contains.
 */
export function saveUrl(url: string, name: string): void {
  const file = fileOf(url);
  if (file) return downloadFile(file, name);
  if (!url.startsWith('/')) return;
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}
