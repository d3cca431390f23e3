import type { FileItem, FolderStep } from '@stockroom/contract';

/** A file or folder as stored: the contents of a folder are derived from its items. */
export interface StoredFile extends Omit<FileItem, 'contents'> {
  /** Key of its bytes, shared by copies. `null`: a folder. */
  content: string | null;
}

/** A deleted item, with all its contents. */
export interface StoredTrash {
  id: string;
  item: StoredFile;
  inside: readonly StoredFile[];
  deletedAt: string;
  path: readonly FolderStep[];
}

/** Bytes of an uploaded file. */
export interface StoredContent {
  id: string;
  blob: Blob;
}

/** A part of a pending upload. */
export interface StoredPart {
  id: string;
  upload: string;
  offset: number;
  blob: Blob;
  /** Time of its arrival, in milliseconds since 1970. */
  at: number;
}
