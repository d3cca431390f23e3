import type { ImportRecord } from '@stockroom/contract';
import { Alert, ButtonLink, ConfirmDialog, EmptyState } from '@stockroom/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { productAddress } from '#entities/products/productAddress';
import { undoImport } from '#entities/products/undoImport';
import { useInvalidateStock } from '#entities/stock/useInvalidateStock';
import { importsQuery } from '#features/queues/api/importQueries';
import { ImportList } from '#features/queues/components/ImportList/ImportList';
import { queuePaths } from '#features/queues/queuePaths';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { useDelayed } from '#shared/hooks/useDelayed';
import { useTranslation } from '#shared/i18n/useTranslation';
import { QueryFailed, QueryStale } from '#shared/query/QueryTrouble';
import { useHasRole } from '#shared/session/useHasRole';
import { toasts } from '#shared/toast/toast';
import type { QueuePage } from '../queuePage';
import { Tab } from '../QueuesScreen.styles';
import { ImportDialog } from './ImportDialog';

/** Imports from files, and their undo. */
export function ImportsTab({ state, move }: QueuePage) {
  const { t } = useTranslation(['queues', 'common']);
  const query = useQuery(importsQuery());
  const isLoading = useDelayed(!query.data && !query.isError);
  const [asked, setAsked] = useState<ImportRecord | null>(null);
  const { undo, isUndoing } = useUndoImport(() => setAsked(null));
  const openUndoConfirmation = useCallback((record: ImportRecord) => setAsked(record), []);
  const open = query.data?.find(({ id }) => id === state.importId);
  const may = useHasRole('write');
  const labels = { failed: t('imports.failed'), stale: t('imports.stale') };
  return (
    <Tab>
      {state.importId !== null && query.data && !open && <Alert tone="warning">{t('imports.notThere')}</Alert>}
      <QueryStale query={query} labels={labels} />
      <ImportList
        imports={query.data ?? NONE}
        isLoading={isLoading}
        hrefOf={hrefOf}
        onUndo={may ? openUndoConfirmation : undefined}
        empty={
          query.isError && !query.data ? (
            <QueryFailed query={query} labels={labels} />
          ) : (
            query.data && (
              <EmptyState
                illustration="box"
                title={t('imports.empty')}
                action={
                  may && (
                    <ButtonLink icon="upload" href={productAddress.import}>
                      {t('imports.begin')}
                    </ButtonLink>
                  )
                }
              >
                {t('imports.emptyText')}
              </EmptyState>
            )
          )
        }
      />
      {open && (
        <ImportDialog record={open} onUndo={may ? openUndoConfirmation : undefined} onClose={() => move({ importId: null })} />
      )}
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        title={t('imports.undoTitle', { file: asked?.file })}
        message={t('imports.undoText')}
        confirmLabel={t('imports.undo')}
        cancelLabel={t('common:cancel')}
        tone="critical"
        confirming={isUndoing}
        confirmingText={t('imports.undoing')}
        onConfirm={() => asked && undo(asked)}
      />
    </Tab>
  );
}

const NONE: never[] = [];
const hrefOf = (id: string) => `${queuePaths.imports}&${new URLSearchParams({ import: id })}`;

/** Undoes an import and reports the outcome; products changed since stay, and are named in the report. */
function useUndoImport(onSettled: () => void) {
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
