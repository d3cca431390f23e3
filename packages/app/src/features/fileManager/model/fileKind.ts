import type { FileItem } from '@stockroom/contract';

/** Kinds by which files can be filtered. */
export const FILE_KINDS = ['picture', 'document', 'table', 'text', 'media', 'other'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** Kind of a file, by its content. */
export function kindOf({ mime }: Pick<FileItem, 'mime'>): FileKind {
  if (mime.startsWith('image/')) return 'picture';
  if (mime.startsWith('audio/') || mime.startsWith('video/')) return 'media';
  if (mime === 'text/csv' || mime.includes('spreadsheet')) return 'table';
  if (mime.startsWith('text/')) return 'text';
  if (mime === 'application/pdf' || mime.includes('wordprocessing') || mime.includes('presentation')) return 'document';
  return 'other';
}

/** Whether an item passes the filter of kinds. A folder has no kind, because it may hold any. */
export const hasKind = (item: FileItem, kind: FileKind | null): boolean =>
  kind === null || item.type === 'folder' || kindOf(item) === kind;
