import { useSyncExternalStore } from 'react';
import { announce } from '#shared/announce/announce';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useSession } from '#shared/session/SessionContext';
import { useUndoToast } from '#shared/undo/useUndoToast';
import type { SavedView, ViewScope } from '../model/savedView';
import { viewsOf, withoutView, withView, withViewAt } from '../views';

/** The user's views, and the actions on them. Every action that removes something can be undone. */
export function useViews() {
  const { t } = useTranslation('views');
  const { user } = useSession();
  const offerUndo = useUndoToast();
  const list = viewsOf(user.id);
  const views = useSyncExternalStore(list.subscribe, list.get);
  const put = (view: SavedView) => list.change((stored) => withView(stored, view));
  const positionOf = (id: string) => views.findIndex((view) => view.id === id);
  return {
    views,
    save: (name: string, scope: ViewScope): SavedView => {
      // Safe against double submits: the id names a new view.
      const view = { ...scope, id: crypto.randomUUID(), name };
      put(view);
      announce(t('said.saved', { name }));
      return view;
    },
    rename: (view: SavedView) => {
      put(view);
      announce(t('said.renamed', { name: view.name }));
    },
    update: (view: SavedView, scope: ViewScope) => {
      put({ ...view, ...scope });
      const { name: _name, ...before } = view;
      // A newer name is kept.
      const undo = () => put({ ...view, ...list.get().find(({ id }) => id === view.id), ...before });
      offerUndo({ id: toastOf(view), tone: 'success', message: t('said.updated', { name: view.name }), undo });
    },
    remove: (view: SavedView) => {
      const place = positionOf(view.id);
      list.change((stored) => withoutView(stored, view.id));
      const undo = () => list.change((stored) => withViewAt(stored, view, place));
      offerUndo({ id: toastOf(view), tone: 'success', message: t('said.deleted', { name: view.name }), undo });
    },
  };
}

/** Id of a view's toast: only the last action on a view can be undone. */
const toastOf = ({ id }: SavedView) => `view-${id}`;
