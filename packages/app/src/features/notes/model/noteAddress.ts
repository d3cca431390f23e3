import { choiceParam, openParam, searchParam } from '../../../shared/list/model/addressParams';
import { listAddress } from '../../../shared/list/model/listAddress';

export const NOTE_SORTS = ['changed', 'created', 'title'] as const;
export type NoteSort = (typeof NOTE_SORTS)[number];

export interface NotesState {
  search: string;
  sort: NoteSort;
  /** Id of the note that is open; see `newOpen` for one that is being written. */
  open: string | null;
  overlay: 'labels' | null;
}

/** The notes page's state in its address: `?search=float&sort=title`, `?note=note-3`, `?show=labels`. */
export const noteAddress = listAddress<NotesState>({
  search: searchParam,
  sort: choiceParam(NOTE_SORTS, 'changed'),
  open: openParam('note'),
  overlay: { ...choiceParam(['labels'], null), name: 'show' },
});

/** In the address: somebody wants to write a note. */
export const NEW = 'new';

/** In the address while a note is written that nobody has saved: with its id, so that a reload goes on with the same one. */
export const newOpen = (id: string): string => `${NEW}-${id}`;

/** Which note is open, and whether its address says that nobody has saved it. */
export function openedBy(open: string): { id: string; isNew: boolean } {
  return open.startsWith(`${NEW}-`) ? { id: open.slice(NEW.length + 1), isNew: true } : { id: open, isNew: false };
}
