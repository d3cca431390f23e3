import { ownLists } from '../../../shared/storage/ownList';
import { storageKeys } from '../../../shared/storage/storageKeys';
import { SavedView } from './model/savedView';

/** The views of the list that a person saved on this device. They outlast the sign-out (decision 008). */
export const viewsOf = ownLists(storageKeys.views, SavedView);

type Views = readonly SavedView[];

/** With a view in place of the one with its id, else at the end. */
export const withView = (views: Views, view: SavedView): Views =>
  views.some(({ id }) => id === view.id) ? views.map((other) => (other.id === view.id ? view : other)) : [...views, view];

export const withoutView = (views: Views, id: string): Views => views.filter((view) => view.id !== id);

/** With a view that was removed, back where it was. */
export const withViewAt = (views: Views, view: SavedView, place: number): Views =>
  withoutView(views, view.id).toSpliced(place, 0, view);
