import type { Product } from '@stockroom/contract';
import { useQueryClient } from '@tanstack/react-query';
import { productCache } from '#features/inventory/api/productCache';
import { restoreProduct } from '#features/inventory/api/trashCalls';
import { inventoryPaths } from '#features/inventory/inventoryPaths';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useRouter } from '#shared/routing/useRouter';
import { toasts } from '#shared/toast/toast';

/**
 * Restores a deleted product and shows a message, with its number where the store server assigned a new one. The returned
 * function rejects as `restoreProduct` does.
 */
export function useRestore() {
  const client = useQueryClient();
  const router = useRouter();
  const { t } = useTranslation('inventory');
  return async ({ id, name }: Pick<Product, 'id' | 'name'>, sku?: string): Promise<void> => {
    try {
      const product = await restoreProduct(id, sku);
      const open = { label: t('deleted.open'), onAction: () => void router.navigate(inventoryPaths.product(product.id)) };
      const message = product.id === id ? t('deleted.restored', { name }) : t('deleted.newNumber', { id: product.id });
      toasts.show({ tone: 'success', message, action: open });
    } finally {
      void productCache(client).invalidateAll();
    }
  };
}
