import * as v from 'valibot';
import { Id, Instant } from '../shared/ids';
import { atMost } from '../shared/text';
import { MAX_FILE_DESCRIPTION } from './fileItem';
import { fileNameIssue } from './fileName';

/**
 * Strategies for a name that is taken, without regard to case and accents: `refuse` with a 409 whose `current` is the existing
 * item, `rename` the new item, `replace` the existing item, which goes to the trash, or `merge` a folder with the existing one.
 */
export const ON_CONFLICT = ['refuse', 'rename', 'replace', 'merge'] as const;
export type OnConflict = (typeof ON_CONFLICT)[number];
const onConflict = v.optional(v.picklist(ON_CONFLICT), 'refuse');

const name = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => fileNameIssue(text) === null, 'can not be the name of a file'),
);
const folderId = v.nullable(Id);

/** A folder, or, with `upload`, the record of a file whose parts have arrived. Sent again under its id, it is created once. */
export const CreateFileBody = v.object({
  item: v.object({
    id: v.optional(Id),
    folderId: v.optional(folderId, null),
    name,
    description: v.optional(v.pipe(v.string(), atMost(MAX_FILE_DESCRIPTION)), ''),
    upload: v.optional(Id),
  }),
  onConflict,
});

/** An item's changes; another `folderId` moves it. */
export const UpdateFileBody = v.object({
  id: Id,
  item: v.object({
    name: v.optional(name),
    description: v.optional(v.pipe(v.string(), atMost(MAX_FILE_DESCRIPTION))),
    folderId: v.optional(folderId),
    starred: v.optional(v.boolean()),
    updatedAt: v.optional(Instant),
  }),
  onConflict,
});

const ids = v.pipe(v.array(Id), v.minLength(1));

/** Copies all or none. `copyIds`: ids of the copies, in the order of `ids`, so that a repeated request makes them once. */
export const CopyFilesBody = v.pipe(
  v.object({ ids, copyIds: v.optional(v.array(Id)), folderId, onConflict }),
  v.forward(
    v.check((body) => body.copyIds === undefined || body.copyIds.length === body.ids.length, 'must be as many as ids'),
    ['copyIds'],
  ),
);

/** Restores all or none. */
export const RestoreFilesBody = v.object({ ids });

/** Items of the trash to delete for good: without `ids`, all. Items that are no longer in the trash are left alone. */
export const EmptyFileTrashBody = v.object({ ids: v.optional(v.array(Id)) });

export const FileIdBody = v.object({ id: Id });
