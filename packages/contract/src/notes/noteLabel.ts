import * as v from 'valibot';
import { Id } from '../shared/ids';
import { atMost } from '../shared/text';

/** Longest title of a label, in graphemes. */
export const MAX_NOTE_LABEL_TITLE = 60;

const title = v.pipe(v.string(), v.trim(), v.minLength(1), atMost(MAX_NOTE_LABEL_TITLE));

/** A label of notes. Titles are unique, without regard to case and accents. */
export const NoteLabel = v.object({ id: Id, title: v.string() });
export type NoteLabel = v.InferOutput<typeof NoteLabel>;

/**
 * The id of a deleted label restores it, also on the notes that had it. If a label with the same id and title exists, nothing
 * changes.
 */
export const CreateNoteLabelBody = v.object({ id: v.optional(Id), title });
export const UpdateNoteLabelBody = v.object({ label: v.object({ id: Id, title }) });
