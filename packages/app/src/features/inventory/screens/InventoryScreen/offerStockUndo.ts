import type { Movement } from '@stockroom/contract';
import { revertMovement, type RevertTools } from '#entities/stock/revertMovement';
import { formatNumber } from '#shared/format/format';
import { showUndo } from '#shared/undo/useUndoToast';

/**
 * Announces a changed stock, with Undo: it reverts exactly the movement that the change left and keeps later ones. Each change
 * has its own message, so that an earlier one can be undone as well. A function and no hook: its code loads with the first
 * change. Its texts are the namespace `stock`, which loads with every stock form.
 */
export function offerStockUndo({ movement, ...tools }: RevertTools & { movement: Movement }): void {
  const { t } = tools.i18n;
  const value = formatNumber(movement.after, tools.locale);
  showUndo(t('common:undo'), {
    tone: 'success',
    message: t('inventory:inline.savedStock', { name: movement.name, value }),
    undo: () => void revertMovement(tools, movement),
  });
}
