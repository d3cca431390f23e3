import type { Note } from '@stockroom/contract';

/** Length limit of a name taken from a note's text. */
const MAX_NAME_LENGTH = 60;

/** A note's name: its title, or the beginning of its text; empty where it has none. */
export function noteName({ title, content, tasks }: Pick<Note, 'title' | 'content' | 'tasks'>): string {
  const nameSource = title.trim() || content.trim() || (tasks.find((task) => task.content.trim() !== '')?.content.trim() ?? '');
  const line = nameSource.split('\n', 1)[0]?.trim() ?? '';
  return title.trim() === '' && line.length > MAX_NAME_LENGTH
    ? `${[...line].slice(0, MAX_NAME_LENGTH).join('').trimEnd()}…`
    : line;
}
