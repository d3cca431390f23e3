import * as v from 'valibot';
import { Id, Instant } from '../shared/ids';

/** Largest file that is taken, in bytes. */
export const FILE_BYTES = 50 * 1024 * 1024;
/** The storage of all files together, the trash among them. */
export const STORAGE_BYTES = 250 * 1024 * 1024;
/** Most bytes of one part of an upload. */
export const PART_BYTES = 512 * 1024;
/** Longest description, in graphemes. */
export const FILE_DESCRIPTION = 2000;
/** How many of those that were looked at last are remembered. */
export const RECENT_FILES = 30;

/** How much is in a folder, at any depth. */
export const FolderContents = v.object({ folders: v.number(), files: v.number() });
export type FolderContents = v.InferOutput<typeof FolderContents>;

/** A file or a folder. */
export const FileItem = v.object({
  id: Id,
  /** Where it lies; `null`: at the root. */
  folderId: v.nullable(Id),
  name: v.string(),
  createdBy: v.string(),
  createdAt: Instant,
  modifiedAt: Instant,
  /** In bytes; of a folder all that is in it. */
  size: v.number(),
  /** `folder`, or the kind of a file in capitals: `PDF`, `XLS`, `DOC`, `TXT`, `JPG` … */
  type: v.string(),
  /** Media type by the content of a file, never one that runs; empty for a folder. */
  mime: v.string(),
  /** Of a folder; `null` for a file. */
  contents: v.nullable(FolderContents),
  description: v.string(),
  starred: v.boolean(),
  /** When it was last looked at; `null`: never. */
  openedAt: v.nullable(Instant),
  /** When it was last written; an update that carries another one is a 409. */
  updatedAt: Instant,
});
export type FileItem = v.InferOutput<typeof FileItem>;

/** A folder on the way to what is open. */
export const FolderStep = v.object({ id: Id, name: v.string() });
export type FolderStep = v.InferOutput<typeof FolderStep>;

/** The content of a folder, each by name, and the path to it from the root on: the folder itself comes last. */
export const FolderPage = v.object({ folders: v.array(FileItem), files: v.array(FileItem), path: v.array(FolderStep) });
export type FolderPage = v.InferOutput<typeof FolderPage>;

export const FoundFile = v.object({ item: FileItem, path: v.array(FolderStep) });
export type FoundFile = v.InferOutput<typeof FoundFile>;

/** Something in the trash; of a folder with all that is in it. `path`: where it lay. */
export const TrashedFile = v.object({ ...FileItem.entries, deletedAt: Instant, path: v.array(FolderStep) });
export type TrashedFile = v.InferOutput<typeof TrashedFile>;

/** In bytes; `trash`: how much of what is used. */
export const StorageUse = v.object({ used: v.number(), quota: v.number(), trash: v.number() });
export type StorageUse = v.InferOutput<typeof StorageUse>;

/** How much of an upload has arrived. */
export const UploadState = v.object({ received: v.number() });
export type UploadState = v.InferOutput<typeof UploadState>;
