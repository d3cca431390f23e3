import type { Product } from '@stockroom/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { useTranslation } from '#shared/i18n/useTranslation';
import { productKeys } from '#entities/products/productKeys';
import { updateProduct } from '#entities/products/updateProduct';
import { scanFeedback } from '#shared/scanner/scanFeedback';
import { toasts } from '#shared/toast/toast';
import { useUndoToast } from '#shared/undo/useUndoToast';

/** Assigns a code to a product; Undo restores its former barcode. */
export function useLinkCode(code: string, onLinked: () => void) {
  const { t } = useTranslation('scanner');
  const describe = useDescribeError();
  const client = useQueryClient();
  const offerUndo = useUndoToast();
  const invalidate = () => client.invalidateQueries({ queryKey: productKeys.all });
  const notifyUndoFailed = (reason: unknown) =>
    toasts.show({ tone: 'critical', message: `${t('link.notUndone')} ${describe(reason).message}` });
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ id, updatedAt }: Product) => updateProduct(id, { barcode: code, updatedAt }),
    onSuccess: ({ product: { id, name, updatedAt } }, { barcode }) => {
      scanFeedback.give('found');
      const undo = () => void updateProduct(id, { barcode, updatedAt }).then(invalidate, notifyUndoFailed);
      offerUndo({ message: t('link.done', { name, code }), undo });
      onLinked();
    },
    onSettled: invalidate,
  });
  return { link: mutate, isLinking: isPending, problem: error ? describe(error).message : null };
}
