import { Note, NOTE_LIMITS, NoteColor, NoteFields, NoteTask } from '@stockroom/contract';
import * as v from 'valibot';
import { joinLists } from '#shared/editing/model/merge';
import type { FieldIssue, RecordFields } from '#shared/editing/model/recordFields';
import { joinTasks } from './joinTasks';

/** Fields of a note that are edited in its dialog, in the form's order. */
const NOTE_FIELDS = ['title', 'content', 'tasks', 'image', 'labels', 'color', 'reminder', 'pinned'] as const;
export type NoteField = (typeof NOTE_FIELDS)[number];

/** A note as it is edited: its labels as ids. */
export interface NoteDraft extends Pick<Note, Exclude<NoteField, 'labels'>> {
  labels: string[];
}

export const toDraft = ({ title, content, tasks, image, labels, color, reminder, pinned }: Note): NoteDraft => ({
  title,
  content,
  tasks,
  image,
  labels: labels.map(({ id }) => id),
  color,
  reminder,
  pinned,
});

/** Whether a field is too long to be saved; the others are saved all the same. */
export const isTooLong = (draft: NoteDraft, field: NoteField): boolean => !v.is(NoteFields.entries[field], draft[field]);

/** Rules for editing a note. Concurrent changes to lists are merged; between two texts the user chooses. */
export const noteFields: RecordFields<Note, NoteDraft, FieldIssue<NoteField>> = {
  order: NOTE_FIELDS,
  schema: Note,
  toDraft,
  applyDraft: (note, { labels, ...draft }) => ({
    ...note,
    ...draft,
    labels: labels.map((id) => note.labels.find((label) => label.id === id) ?? { id, title: '' }),
  }),
  issuesOf: ({ draft }) => NOTE_FIELDS.filter((field) => isTooLong(draft, field)).map((field) => ({ field })),
  join: { labels: joinLists, tasks: joinTasks },
};

const Changes = v.partial(
  v.object({
    title: v.string(),
    content: v.string(),
    tasks: v.pipe(v.array(NoteTask), v.maxLength(NOTE_LIMITS.tasks)),
    image: v.nullable(v.string()),
    labels: v.array(v.string()),
    color: NoteColor,
    reminder: v.nullable(v.string()),
    pinned: v.boolean(),
  }),
);

/** Schema of a stored draft, and the version it was based on. Text over the limit is kept too. */
export const StoredNoteDraft = v.object({
  version: v.string(),
  changes: Changes,
  base: v.optional(Changes),
  inQuestion: v.optional(v.array(v.picklist(NOTE_FIELDS)), []),
});
