import type { FileItem, FolderStep } from '@stockroom/contract';

/** A file or folder as it is kept: how much is in a folder follows from what lies in it. */
export interface KeptFile extends Omit<FileItem, 'contents'> {
  /** What its bytes lie under; copies have it in common. `null`: a folder. */
  content: string | null;
}

/** Something that was deleted, with all that was in it. */
export interface KeptTrash {
  id: string;
  item: KeptFile;
  inside: readonly KeptFile[];
  deletedAt: string;
  path: readonly FolderStep[];
}

/** The bytes of a file that somebody uploaded. */
export interface KeptContent {
  id: string;
  blob: Blob;
}

/** A piece of an upload that is under way. */
export interface KeptPart {
  id: string;
  upload: string;
  offset: number;
  blob: Blob;
  /** When it came, in milliseconds since 1970. */
  at: number;
}
