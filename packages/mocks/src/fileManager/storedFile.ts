import type { FileItem, FolderStep } from '@stockroom/contract';

/** A file or folder as it is kept: how much is in a folder follows from what lies in it. */
export interface StoredFile extends Omit<FileItem, 'contents'> {
  /** The key of its bytes; copies share it. `null`: a folder. */
  content: string | null;
}

/** Something that was deleted, with all that was in it. */
export interface StoredTrash {
  id: string;
  item: StoredFile;
  inside: readonly StoredFile[];
  deletedAt: string;
  path: readonly FolderStep[];
}

/** The bytes of a file that somebody uploaded. */
export interface StoredContent {
  id: string;
  blob: Blob;
}

/** A piece of an upload that is under way. */
export interface StoredPart {
  id: string;
  upload: string;
  offset: number;
  blob: Blob;
  /** When it came, in milliseconds since 1970. */
  at: number;
}
