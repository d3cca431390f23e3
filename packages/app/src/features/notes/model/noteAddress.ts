import { choiceParam, openParam, searchParam } from '#shared/list/model/addressParams';
import { listAddress } from '#shared/list/model/listAddress';

export const NOTE_SORTS = ['changed', 'created', 'title'] as const;
export type NoteSort = (typeof NOTE_SORTS)[number];

export interface NotesState {
  search: string;
  sort: NoteSort;
  /** Id of the open note; see `newOpen` for a new one. */
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

/** Value in the address for writing a new note. */
export const NEW_NOTE = 'new';

/** Value in the address while a new note is unsaved: with its id, so that a reload continues the same note. */
export const newOpen = (id: string): string => `${NEW_NOTE}-${id}`;

/** The open note's id, and whether its address marks it as unsaved. */
export function openedBy(open: string): { id: string; isNew: boolean } {
  return open.startsWith(`${NEW_NOTE}-`) ? { id: open.slice(NEW_NOTE.length + 1), isNew: true } : { id: open, isNew: false };
}
