import type { Note } from '@stockroom/contract';

/** Longest name that a note without a title gets of its words. */
const LONGEST = 60;

/** A note's name: its title, or how it begins; empty where it has no text. */
export function nameOf({ title, content, tasks }: Pick<Note, 'title' | 'content' | 'tasks'>): string {
  const words = title.trim() || content.trim() || (tasks.find((task) => task.content.trim() !== '')?.content.trim() ?? '');
  const line = words.split('\n', 1)[0]?.trim() ?? '';
  return title.trim() === '' && line.length > LONGEST ? `${[...line].slice(0, LONGEST).join('').trimEnd()}…` : line;
}
