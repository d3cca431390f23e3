const notes = '/api/apps/notes';

export const notesEndpoints = {
  /** GET: all notes outside the trash, last changed first. */
  all: `${notes}/all`,
  /** POST {note}, PATCH {updatedNote}, DELETE ?id: moves to the trash. */
  note: notes,
  /** POST {note, task}. */
  tasks: `${notes}/tasks`,
  /** GET, POST {title}, PATCH {label}, DELETE ?id: each returns all labels. */
  labels: `${notes}/labels`,
  /** GET: the deleted notes, latest first. DELETE ?id deletes one for good, {ids} only these, neither deletes all. */
  trash: `${notes}/trash`,
  /** POST {id}: restores a note from the trash. */
  restore: `${notes}/restore`,
  /** GET ?id: the earlier versions of a note, latest first. */
  versions: `${notes}/versions`,
  /** POST {id, versionId}. */
  restoreVersion: `${notes}/versions/restore`,
} as const;
