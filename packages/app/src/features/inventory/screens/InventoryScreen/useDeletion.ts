import { Product } from '@stockroom/contract';
import { useQueryClient } from '@tanstack/react-query';
import { deleteProduct } from '#features/inventory/api/deleteProduct';
import { productCache } from '#features/inventory/api/productCache';
import { removeFromLists } from '#features/inventory/api/removeFromLists';
import { isApiError } from '#shared/api/ApiError';
import { currentOf } from '#shared/editing/outcomes';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { useTranslation } from '#shared/i18n/useTranslation';
import { toasts } from '#shared/toast/toast';
import { useUndoToast } from '#shared/undo/useUndoToast';
import { useFailureReason } from './useFailureReason';
import { useRestore } from './useRestore';

/** Deletes a product at once and offers to restore it from the trash. The page is filled up again. */
export function useDeletion() {
  const client = useQueryClient();
  const { t } = useTranslation('inventory');
  const describe = useDescribeError();
  const offerUndo = useUndoToast();
  const leftReason = useFailureReason();
  const restore = useRestore();

  const undo = async (product: Product): Promise<void> => {
    try {
      await restore(product);
    } catch (error) {
      toasts.show({
        tone: 'critical',
        message: `${t('deleted.restoreFailed', { name: product.name })} ${leftReason(error) ?? describe(error).message}`,
        action: { label: t('retry'), onAction: () => void undo(product) },
      });
    }
  };

  return async (product: Product): Promise<void> => {
    const cache = productCache(client);
    await cache.hold();
    const putBack = removeFromLists(client, new Set([product.id]));
    try {
      await deleteProduct(product);
    } catch (error) {
      // A product that is already deleted is not put back: the list is refetched.
      if (isApiError(error, 'notFound')) void cache.invalidate({ refetch: true });
      else putBack();
      // The next confirmation is about the current state.
      const current = currentOf(Product, error);
      if (current) cache.apply([current]);
      throw error;
    }
    offerUndo({ message: t('deleted.one', { name: product.name }), undo: () => void undo(product) });
    void cache.invalidate({ refetch: true });
  };
}
