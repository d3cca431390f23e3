import * as v from 'valibot';
import { Id, Instant } from '../shared/ids';
import { atMost } from '../shared/text';
import { NoteLabel } from './noteLabel';

/** Limits of a note's fields. Texts are counted in graphemes, `image` in UTF-16 units, the others in items. */
export const NOTE_LIMITS = { title: 255, content: 20_000, task: 1000, tasks: 500, labels: 100, image: 1_400_000 } as const;

/** Colours available for notes: independent of the theme and without a meaning. */
export const NOTE_COLORS = ['none', 'blue', 'teal', 'green', 'olive', 'ochre', 'tan', 'red', 'raspberry', 'lavender'] as const;
export const NoteColor = v.picklist(NOTE_COLORS);
export type NoteColor = v.InferOutput<typeof NoteColor>;

/** A task on a note. */
export const NoteTask = v.object({
  id: Id,
  content: v.string(),
  completed: v.boolean(),
  /** Whether it belongs to the nearest task above that is not indented. */
  indented: v.boolean(),
});
export type NoteTask = v.InferOutput<typeof NoteTask>;

/** A note. Data stored before there were rules is served as it is; `NoteFields` holds the rules for writes. */
export const Note = v.object({
  id: Id,
  title: v.string(),
  /** Plain text. */
  content: v.string(),
  tasks: v.array(NoteTask),
  /** Own path or `data:` URL of a raster picture; `null`: no picture. */
  image: v.nullable(v.string()),
  /** Time of the reminder; `null`: no reminder. */
  reminder: v.nullable(Instant),
  /** Labels with their current titles. */
  labels: v.array(NoteLabel),
  color: NoteColor,
  pinned: v.boolean(),
  archived: v.boolean(),
  createdAt: Instant,
  /** Time of the last change; an update that carries another one is a 409. */
  updatedAt: Instant,
});
export type Note = v.InferOutput<typeof Note>;

/** A note in the trash. */
export const TrashedNote = v.object({ ...Note.entries, deletedAt: Instant });
export type TrashedNote = v.InferOutput<typeof TrashedNote>;

/** An earlier version of a note's text. */
export const NoteVersion = v.object({
  id: Id,
  /** Time at which the note got this text. */
  savedAt: Instant,
  title: v.string(),
  content: v.string(),
  tasks: v.array(NoteTask),
});
export type NoteVersion = v.InferOutput<typeof NoteVersion>;

/** Maximum number of versions stored per note; the oldest are dropped. */
export const MAX_NOTE_VERSIONS = 50;

const task = v.object({
  id: Id,
  content: v.pipe(v.string(), atMost(NOTE_LIMITS.task)),
  completed: v.optional(v.boolean(), false),
  indented: v.optional(v.boolean(), false),
});
/** A label by its id, alone or in an object with other fields. */
const label = v.union([
  Id,
  v.pipe(
    v.object({ id: Id }),
    v.transform(({ id }) => id),
  ),
]);

/** The fields of a note that may be written, for forms and bodies. */
export const NoteFields = v.object({
  title: v.pipe(v.string(), atMost(NOTE_LIMITS.title)),
  content: v.pipe(v.string(), atMost(NOTE_LIMITS.content)),
  tasks: v.pipe(v.array(task), v.maxLength(NOTE_LIMITS.tasks)),
  image: v.nullable(v.pipe(v.string(), v.maxLength(NOTE_LIMITS.image))),
  reminder: v.nullable(Instant),
  labels: v.pipe(v.array(label), v.maxLength(NOTE_LIMITS.labels)),
  color: NoteColor,
  pinned: v.boolean(),
  archived: v.boolean(),
});
