import type { Note, NoteLabel } from '@stockroom/contract';

/** Of a note that the server does not know yet: no version of one is as old as that. */
const UNSAVED = '1970-01-01T00:00:00.000Z';

/** A note that nobody has written anything into. */
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
    createdAt: UNSAVED,
    updatedAt: UNSAVED,
  };
}

export const isUnsaved = ({ updatedAt }: Pick<Note, 'updatedAt'>): boolean => updatedAt === UNSAVED;

/** Whether a note says nothing: it is not kept. */
export const isEmpty = ({ title, content, tasks, image }: Pick<Note, 'title' | 'content' | 'tasks' | 'image'>): boolean =>
  title.trim() === '' && content.trim() === '' && image === null && tasks.every((task) => task.content.trim() === '');
