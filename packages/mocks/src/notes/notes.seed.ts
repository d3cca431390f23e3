import type { NoteLabel } from '@stockroom/contract';
import type { DataSet } from '../engine/collection';
import { lazySeeds } from '../engine/store/lazySeeds';
import { buildNote, buildTasks } from './note.factory';
import { noteLabelRows, noteRows } from './notes.rows';
import type { StoredNote } from './storedNote';

const others = lazySeeds(() => import('./notes.dataSets'));

/** Returns the initial notes of a data set. */
export function notesOf(dataSet: DataSet): readonly StoredNote[] {
  switch (dataSet) {
    case 'empty':
    case 'notes-empty':
      return [];
    case 'hostile-text':
      return others().hostileNotes();
    case 'notes-2000':
      return [...demoNotes(), ...others().manyNotes(2000 - demoNotes().length)];
    default:
      return demoNotes();
  }
}

export function noteLabelsOf(dataSet: DataSet): readonly NoteLabel[] {
  if (dataSet === 'empty' || dataSet === 'notes-empty') return [];
  const known = noteLabelRows.map(([id, title]) => ({ id, title }));
  return dataSet === 'hostile-text' ? [...known, ...others().hostileLabels] : known;
}

let read: readonly StoredNote[] | undefined;

const demoNotes = (): readonly StoredNote[] => (read ??= noteRows.map(fromRow));

/** Builds a note from a row. The first row was changed last; each note is a day and some hours older than the one before it. */
function fromRow({ tasks = [], reminder, labels = [], ...row }: (typeof noteRows)[number], index: number): StoredNote {
  const id = `note-${index + 1}`;
  const changed = Date.UTC(2026, 1, 27, 16, 20) - index * 31 * 3_600_000;
  return buildNote({
    ...row,
    id,
    labels,
    tasks: buildTasks(id, tasks),
    reminder: reminder ? { daysAgo: -reminder[0], at: reminder[1] } : null,
    createdAt: new Date(changed - (index % 5) * 7_200_000).toISOString(),
    updatedAt: new Date(changed).toISOString(),
  });
}
