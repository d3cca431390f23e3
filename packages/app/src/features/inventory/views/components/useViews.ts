import { useSyncExternalStore } from 'react';
import { announce } from '../../../../shared/announce/announce';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { useSession } from '../../../../shared/session/SessionContext';
import { useUndoToast } from '../../../../shared/toast/useUndoToast';
import type { SavedView, ViewScope } from '../model/savedView';
import { viewsOf } from '../viewStore';

/** The person's views, and what is done with them. What takes something away can be undone. */
export function useViews() {
  const { t } = useTranslation('views');
  const { user } = useSession();
  const sayUndo = useUndoToast();
  const store = viewsOf(user.id);
  const views = useSyncExternalStore(store.subscribe, store.get);
  const placeOf = (id: string) => views.findIndex((view) => view.id === id);
  return {
    views,
    save: (name: string, scope: ViewScope): SavedView => {
      // Not made twice: it names what is there from now on.
      const view = { ...scope, id: crypto.randomUUID(), name };
      store.put(view);
      announce(t('said.saved', { name }));
      return view;
    },
    rename: (view: SavedView) => {
      store.put(view);
      announce(t('said.renamed', { name: view.name }));
    },
    update: (view: SavedView, scope: ViewScope) => {
      store.put({ ...view, ...scope });
      const { name: _name, ...before } = view;
      // What it is called by then stays.
      const undo = () => store.put({ ...view, ...store.get().find(({ id }) => id === view.id), ...before });
      sayUndo({ id: toastOf(view), tone: 'success', message: t('said.updated', { name: view.name }), undo });
    },
    remove: (view: SavedView) => {
      const place = placeOf(view.id);
      store.remove(view.id);
      const undo = () => store.restore(view, place);
      sayUndo({ id: toastOf(view), tone: 'success', message: t('said.deleted', { name: view.name }), undo });
    },
  };
}

/** What was done to a view last is what can be undone. */
const toastOf = ({ id }: SavedView) => `view-${id}`;
