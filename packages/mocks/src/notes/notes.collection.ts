import type { NoteLabel, NoteVersion } from '@stockroom/contract';
import { baseOf, defineCollection } from '../engine/collection';
import { noteLabelsOf, notesOf } from './notes.seed';
import type { StoredNote, StoredTrashedNote } from './storedNote';

const REQUIRED = ['id', 'title', 'content', 'tasks', 'labels', 'color', 'createdAt', 'updatedAt'] as const;

export const noteCollection = defineCollection<StoredNote>({
  name: 'notes',
  version: 1,
  seed: (dataSet) => baseOf(notesOf(dataSet)),
  required: REQUIRED,
});

/** Deleted notes, until they are restored or deleted permanently. */
export const noteTrashCollection = defineCollection<StoredTrashedNote>({
  name: 'note-trash',
  version: 1,
  required: [...REQUIRED, 'deletedAt'],
});

export const noteLabelCollection = defineCollection<NoteLabel>({
  name: 'note-labels',
  version: 1,
  seed: (dataSet) => baseOf(noteLabelsOf(dataSet)),
  required: ['id', 'title'],
});

/** A deleted label, with the notes that had it: created again under its id, it returns to them. */
interface DeletedLabel extends NoteLabel {
  noteIds: readonly string[];
}

export const deletedLabelCollection = defineCollection<DeletedLabel>({
  name: 'note-labels-deleted',
  version: 1,
  required: ['id', 'title', 'noteIds'],
});

/** Earlier versions of a note, latest first. */
interface NoteHistory {
  /** Id of the note. */
  id: string;
  versions: readonly NoteVersion[];
  /** When its text was last changed, in milliseconds since 1970. */
  writtenAt: number;
}

export const noteHistoryCollection = defineCollection<NoteHistory>({
  name: 'note-history',
  version: 1,
  required: ['id', 'versions', 'writtenAt'],
});

export const noteCollections = [
  noteCollection,
  noteTrashCollection,
  noteLabelCollection,
  deletedLabelCollection,
  noteHistoryCollection,
] as const;
