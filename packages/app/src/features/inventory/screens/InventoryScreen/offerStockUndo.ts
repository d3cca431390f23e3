import type { Movement } from '@stockroom/contract';
import { formatNumber } from '../../../../shared/format/format';
import { revertMovement, type RevertTools } from '../../../../shared/stock/revertMovement';
import { showUndo } from '../../../../shared/toast/useUndoToast';

/**
 * Says that a stock was changed, with Undo: by the counter-movement of the very movement that the change left, which leaves alone what came
 * after. Each change has a message of its own, so that one before the last can be taken back as well.
 * A function and no hook: its code comes with the first change. Its texts are the namespace `stock`, which comes with what changes stock.
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
