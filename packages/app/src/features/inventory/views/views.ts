import { createOwnLists } from '#shared/storage/ownList';
import { storageKeys } from '#shared/storage/storageKeys';
import { SavedView } from './model/savedView';

/** The views of the list that the user saved on this device. They survive signing out (decision 008). */
export const viewsOf = createOwnLists(storageKeys.views, SavedView);

type Views = readonly SavedView[];

/** The views with one replaced by id, or appended. */
export const withView = (views: Views, view: SavedView): Views =>
  views.some(({ id }) => id === view.id) ? views.map((other) => (other.id === view.id ? view : other)) : [...views, view];

export const withoutView = (views: Views, id: string): Views => views.filter((view) => view.id !== id);

/** The views with a removed view back in its position. */
export const withViewAt = (views: Views, view: SavedView, place: number): Views =>
  withoutView(views, view.id).toSpliced(place, 0, view);
