/** Form in which a file is previewed. */
export type PreviewKind = 'picture' | 'table' | 'text' | 'sound' | 'film' | 'pdf' | 'none';

const PICTURES = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp']);

/**
 * Maps the type that the server detected from a file's content to its preview. Only listed types are shown: a drawing or a page
 * that could run code is shown as text, whatever its name.
 */
export function previewKind(mime: string): PreviewKind {
  if (PICTURES.has(mime)) return 'picture';
  if (mime === 'text/csv') return 'table';
  if (mime === 'text/plain') return 'text';
  if (mime === 'application/pdf') return 'pdf';
  if (/^audio\/(mpeg|ogg|wav)$/.test(mime)) return 'sound';
  if (/^video\/(mp4|webm)$/.test(mime)) return 'film';
  return 'none';
}
