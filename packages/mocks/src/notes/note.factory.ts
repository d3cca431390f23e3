import type { NoteTask } from '@stockroom/contract';
import type { StoredNote } from './storedNote';

/** Builds an empty note with the fields that a seed or test gives. */
export function buildNote(overrides: Partial<StoredNote> = {}): StoredNote {
  return {
    id: 'note-0',
    title: '',
    content: '',
    tasks: [],
    image: null,
    reminder: null,
    labels: [],
    color: 'none',
    pinned: false,
    archived: false,
    createdAt: '2026-01-05T09:00:00.000Z',
    updatedAt: '2026-01-05T09:00:00.000Z',
    ...overrides,
  };
}

/** Builds a task for each line: a leading `x ` marks it done, `> ` indents it under the one before. */
export function buildTasks(noteId: string, lines: readonly string[]): NoteTask[] {
  return lines.map((line, index) => {
    const [, indent, done, content = ''] = /^(> )?(x )?(.*)$/s.exec(line) ?? [];
    return { id: `${noteId}-task-${index + 1}`, content, completed: done !== undefined, indented: indent !== undefined };
  });
}
