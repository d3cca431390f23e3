import type { ImportRecord } from '@stockroom/contract';
import { useMutation } from '@tanstack/react-query';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { useTranslation } from '#shared/i18n/useTranslation';
import { undoImport } from '#entities/products/undoImport';
import { useInvalidateStock } from '#entities/stock/useInvalidateStock';
import { toasts } from '#shared/toast/toast';

/** Undoes an import and reports the outcome; products changed since stay, and are named in the report. */
export function useUndoImport(onSettled: () => void) {
  const { t } = useTranslation('queues');
  const describe = useDescribeError();
  const written = useInvalidateStock();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id }: ImportRecord) => undoImport(id),
    onSuccess: ({ removed, restored, kept }, { file }) => {
      const counts = [
        ...(removed > 0 ? [t('imports.removed', { count: removed })] : []),
        ...(restored > 0 ? [t('imports.restored', { count: restored })] : []),
        ...(kept > 0 ? [t('imports.kept', { count: kept })] : []),
      ];
      toasts.show({
        id: 'import-undone',
        tone: kept > 0 ? 'info' : 'success',
        message: [t('imports.undone', { file }), ...counts].join(' '),
      });
    },
    onError: (error) =>
      toasts.show({
        id: 'import-undone',
        tone: 'critical',
        message: `${t('imports.undoFailed')} ${describe(error).message}`,
      }),
    onSettled: () => {
      written();
      onSettled();
    },
  });
  return { undo: mutate, isUndoing: isPending };
}
