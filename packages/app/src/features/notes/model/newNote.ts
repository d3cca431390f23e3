import type { Note, NoteLabel } from '@stockroom/contract';

/** Version of a note that is not on the server yet: older than any real one. */
const UNSAVED_VERSION = '1970-01-01T00:00:00.000Z';

/** An empty note. */
export function newNote(id: string, labels: NoteLabel[] = []): Note {
  return {
    id,
    title: '',
    content: '',
    tasks: [],
    image: null,
    reminder: null,
    labels,
    color: 'none',
    pinned: false,
    archived: false,
    createdAt: UNSAVED_VERSION,
    updatedAt: UNSAVED_VERSION,
  };
}

export const isUnsaved = ({ updatedAt }: Pick<Note, 'updatedAt'>): boolean => updatedAt === UNSAVED_VERSION;

/** Whether a note is empty: it is not saved. */
export const isEmpty = ({ title, content, tasks, image }: Pick<Note, 'title' | 'content' | 'tasks' | 'image'>): boolean =>
  title.trim() === '' && content.trim() === '' && image === null && tasks.every((task) => task.content.trim() === '');
