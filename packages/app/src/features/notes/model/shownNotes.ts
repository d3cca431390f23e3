import type { Note } from '@stockroom/contract';
import type { NoteSort } from './noteAddress';

/** The notes that a page shows. */
export type NotesView = { kind: 'notes' } | { kind: 'archive' } | { kind: 'trash' } | { kind: 'label'; id: string };

/** A language's rules for texts. */
export interface Language {
  compare: (a: string, b: string) => number;
  /** Normalises a text for searching. */
  fold: (text: string) => string;
}

/** Cache of each note's folded text: folding is the expensive part. */
const folded = new WeakMap<Note, string>();

function searchText(note: Note, fold: Language['fold']): string {
  const known = folded.get(note);
  if (known !== undefined) return known;
  const { title, content, tasks, labels } = note;
  const words = [title, content, ...tasks.map((task) => task.content), ...labels.map((label) => label.title)];
  const text = fold(words.join('\n'));
  folded.set(note, text);
  return text;
}

/** Matches notes that contain all words of a search in title, text, checklist or labels. */
export function noteMatcher(search: string, fold: Language['fold']): (note: Note) => boolean {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return (note) => words.every((word) => searchText(note, fold).includes(word));
}

/** Notes of a view that match a search: pinned ones first, then in the chosen order. */
export function shownNotes(
  notes: readonly Note[],
  { view, search, sort }: { view: NotesView; search: string; sort: NoteSort },
  { compare, fold }: Language,
): Note[] {
  const matches = noteMatcher(search, fold);
  const isIn = (note: Note) =>
    view.kind === 'archive'
      ? note.archived
      : !note.archived && (view.kind !== 'label' || note.labels.some(({ id }) => id === view.id));
  const inOrder = orders(compare)[sort];
  const isFirst = ({ pinned }: Note) => pinned && view.kind !== 'archive';
  return notes
    .filter((note) => isIn(note) && matches(note))
    .toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)) || inOrder(a, b) || (a.id < b.id ? -1 : 1));
}

const latest = (key: 'updatedAt' | 'createdAt') => (a: Note, b: Note) => (a[key] < b[key] ? 1 : a[key] > b[key] ? -1 : 0);

const orders = (compare: Language['compare']): Record<NoteSort, (a: Note, b: Note) => number> => ({
  changed: latest('updatedAt'),
  created: latest('createdAt'),
  // Notes without a title come last.
  title: (a, b) => Number(a.title === '') - Number(b.title === '') || compare(a.title, b.title),
});
