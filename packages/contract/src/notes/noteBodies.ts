import * as v from 'valibot';
import { Id, Instant } from '../shared/ids';
import { atMost } from '../shared/text';
import { NOTE_LIMITS, NoteFields } from './note';

const patch = v.partial(NoteFields);

/**
 * A new note; fields left out are empty. Sent again under its id, it is created once and the answer is the existing note. The
 * id of a note in the trash restores that note as it was.
 */
export const CreateNoteBody = v.object({ note: v.object({ id: v.optional(Id), ...patch.entries }) });

/** A note's changes. Labels that do not exist are dropped. */
export const UpdateNoteBody = v.object({
  updatedNote: v.object({ id: Id, ...patch.entries, updatedAt: v.optional(Instant) }),
});

const content = v.pipe(v.string(), v.trim(), v.minLength(1), atMost(NOTE_LIMITS.task));

/** A task appended to the note's list. Under an id it is added once. */
export const AddNoteTaskBody = v.object({
  note: v.object({ id: Id }),
  task: v.union([content, v.object({ id: v.optional(Id), content })]),
});

export const RestoreNoteBody = v.object({ id: Id });

/** With `ids`, only these are deleted for good: notes that enter the trash while the confirmation is open stay. */
export const EmptyNoteTrashBody = v.object({ ids: v.optional(v.array(Id)) });

/** Restores an earlier text of a note; the current text becomes a version. */
export const RestoreNoteVersionBody = v.object({ id: Id, versionId: Id });
