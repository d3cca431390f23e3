import * as v from 'valibot';
import { Id, Instant } from '../shared/ids';

/** Largest file that is accepted, in bytes. */
export const FILE_BYTES = 50 * 1024 * 1024;
/** Storage for all files together, including the trash, in bytes. */
export const STORAGE_BYTES = 250 * 1024 * 1024;
/** Maximum size of one part of an upload, in bytes. */
export const PART_BYTES = 512 * 1024;
/** Longest description, in graphemes. */
export const MAX_FILE_DESCRIPTION = 2000;
/** Maximum number of recently opened files that are remembered. */
export const MAX_RECENT_FILES = 30;

/** Number of folders and files in a folder, at any depth. */
export const FolderCounts = v.object({ folders: v.number(), files: v.number() });
export type FolderCounts = v.InferOutput<typeof FolderCounts>;

/** A file or a folder. */
export const FileItem = v.object({
  id: Id,
  /** The parent folder; `null`: the root. */
  folderId: v.nullable(Id),
  name: v.string(),
  createdBy: v.string(),
  createdAt: Instant,
  modifiedAt: Instant,
  /** In bytes; for a folder, the sum of its contents. */
  size: v.number(),
  /** `folder`, or the kind of a file in upper case: `PDF`, `XLS`, `DOC`, `TXT`, `JPG` … */
  type: v.string(),
  /** Media type by the content of a file, never an executable one; empty for a folder. */
  mime: v.string(),
  /** Contents of a folder; `null` for a file. */
  contents: v.nullable(FolderCounts),
  description: v.string(),
  starred: v.boolean(),
  /** When it was last opened; `null`: never. */
  openedAt: v.nullable(Instant),
  /** Time of the last change; an update that carries another one is a 409. */
  updatedAt: Instant,
});
export type FileItem = v.InferOutput<typeof FileItem>;

/** A folder on the path to the open folder. */
export const FolderStep = v.object({ id: Id, name: v.string() });
export type FolderStep = v.InferOutput<typeof FolderStep>;

/** The content of a folder, folders and files each by name, and the path from the root, ending with the folder itself. */
export const FolderPage = v.object({ folders: v.array(FileItem), files: v.array(FileItem), path: v.array(FolderStep) });
export type FolderPage = v.InferOutput<typeof FolderPage>;

export const FoundFile = v.object({ item: FileItem, path: v.array(FolderStep) });
export type FoundFile = v.InferOutput<typeof FoundFile>;

/** An item in the trash; a folder includes all its contents. `path`: its former location. */
export const TrashedFile = v.object({ ...FileItem.entries, deletedAt: Instant, path: v.array(FolderStep) });
export type TrashedFile = v.InferOutput<typeof TrashedFile>;

/** In bytes; `trash`: its share of `used`. */
export const StorageUse = v.object({ used: v.number(), quota: v.number(), trash: v.number() });
export type StorageUse = v.InferOutput<typeof StorageUse>;

/** Progress of an upload: bytes received. */
export const UploadState = v.object({ received: v.number() });
export type UploadState = v.InferOutput<typeof UploadState>;
