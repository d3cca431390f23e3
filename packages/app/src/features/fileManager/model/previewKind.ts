/** How a file is looked at. */
export type PreviewKind = 'picture' | 'table' | 'text' | 'sound' | 'film' | 'pdf' | 'none';

const PICTURES = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp']);

/**
 * How a file is shown, by the type that the server found in its content. Only what is on these lists is shown: a drawing or a page that could run is text here,
 * whatever it is called.
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
