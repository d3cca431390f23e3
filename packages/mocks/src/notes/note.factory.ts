import type { NoteTask } from '@stockroom/contract';
import type { StoredNote } from './storedNote';

/** A note that says nothing, and whatever a seed or a test adds. */
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

/** One thing to tick off for each line: `x ` before it says done, `> ` that it stands under the one before. */
export function buildTasks(noteId: string, lines: readonly string[]): NoteTask[] {
  return lines.map((line, index) => {
    const [, indent, done, content = ''] = /^(> )?(x )?(.*)$/s.exec(line) ?? [];
    return { id: `${noteId}-task-${index + 1}`, content, completed: done !== undefined, indented: indent !== undefined };
  });
}
