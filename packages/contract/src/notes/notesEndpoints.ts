const notes = '/api/apps/notes';

export const notesEndpoints = {
  /** GET: every note that is not in the trash, the last changed first. */
  all: `${notes}/all`,
  /** POST {note}, PATCH {updatedNote}, DELETE ?id: into the trash. */
  note: notes,
  /** POST {note, task}. */
  tasks: `${notes}/tasks`,
  /** GET, POST {title}, PATCH {label}, DELETE ?id: each answers with all labels. */
  labels: `${notes}/labels`,
  /** GET: what was deleted, the last first. DELETE ?id takes one away for ever, {ids} these, neither all. */
  trash: `${notes}/trash`,
  /** POST {id}: out of the trash. */
  restore: `${notes}/restore`,
  /** GET ?id: what a note said before, the latest first. */
  versions: `${notes}/versions`,
  /** POST {id, versionId}. */
  restoreVersion: `${notes}/versions/restore`,
} as const;
