import type { Shortcut } from '@stockroom/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { announce } from '../../../../shared/announce/announce';
import { safeLink } from '../../../../shared/links/safePath';
import { useListWrites } from '../../../../shared/query/useListWrites';
import { toasts } from '../../../../shared/toast/toast';
import { createShortcut } from '../../api/createShortcut';
import { deleteShortcut } from '../../api/deleteShortcut';
import { shortcutKeys } from '../../api/shortcutKeys';
import { tellOtherTabs } from '../../api/shortcutTabs';
import { updateShortcut } from '../../api/updateShortcut';
import { type ShortcutDraft, toShortcut } from '../../model/shortcutDraft';
import { moved, without, withShortcut } from '../../model/shortcuts';

/** What can be done with the shortcuts. */
export function useShortcutActions() {
  const { t } = useTranslation('shortcuts');
  const client = useQueryClient();
  const write = useListWrites<Shortcut>(shortcutKeys.list, tellOtherTabs);
  const count = () => client.getQueryData<Shortcut[]>(shortcutKeys.list)?.length ?? 0;

  const restore = (shortcut: Shortcut) => {
    const { id, label } = shortcut;
    write({
      id: `restore ${id}`,
      call: () => createShortcut(shortcut),
      apply: (all) => withShortcut(all, shortcut),
      rollBack: (all) => without(all, id),
      failure: t('failedRestore', { label }),
    });
    announce(t('restored', { label }));
  };

  return {
    /** Changes the one that is edited, or adds a new one at the end. */
    save(edited: Shortcut | null, draft: ShortcutDraft) {
      const changes = toShortcut(draft, (link) => safeLink(link)?.kind === 'own');
      const { label } = changes;
      if (edited) {
        const { id } = edited;
        write({
          id: `save ${id}`,
          call: () => updateShortcut(id, changes),
          apply: (all) => all.map((each) => (each.id === id ? { ...each, ...changes } : each)),
          rollBack: (all) => all.map((each) => (each.id === id ? { ...edited, position: each.position } : each)),
          failure: t('failedSave', { label }),
        });
      } else {
        // Named here: sent again after a lost answer, it is refused and not added twice.
        const shortcut = { ...changes, id: crypto.randomUUID(), position: count() };
        write({
          id: `add ${shortcut.id}`,
          call: () => createShortcut(shortcut),
          apply: (all) => withShortcut(all, shortcut),
          rollBack: (all) => without(all, shortcut.id),
          failure: t('failedAdd', { label }),
        });
      }
      announce(t('saved', { label }));
    },
    move(shortcut: Shortcut, to: number) {
      const { id, label, position } = shortcut;
      write({
        id: `move ${id}`,
        call: () => updateShortcut(id, { position: to }),
        apply: (all) => moved(all, id, to),
        rollBack: (all) => moved(all, id, position),
        failure: t('failedMove', { label }),
      });
      announce(t('moved', { label, place: to + 1, total: count() }));
    },
    remove(shortcut: Shortcut) {
      const { id, label } = shortcut;
      const toast = toasts.show({
        message: t('removed', { label }),
        action: { label: t('undo'), onAction: () => restore(shortcut) },
      });
      write({
        id: `remove ${id}`,
        call: () => deleteShortcut(id),
        apply: (all) => without(all, id),
        rollBack: (all) => withShortcut(all, shortcut),
        failure: t('failedRemove', { label }),
        // There is nothing to undo.
        onFail: () => toasts.dismiss(toast),
      });
    },
  };
}
