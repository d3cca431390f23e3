import type { ImportRecord } from '@stockroom/contract';
import { Alert, ButtonLink, ConfirmDialog, EmptyState } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useDelayed } from '#shared/hooks/useDelayed';
import { useHasRole } from '#shared/session/useHasRole';
import { useTranslation } from '#shared/i18n/useTranslation';
import { productAddress } from '#entities/products/productAddress';
import { QueryFailed, QueryStale } from '#shared/query/QueryTrouble';
import { importsQuery } from '#features/queues/api/importQueries';
import { ImportList } from '#features/queues/components/ImportList/ImportList';
import { queuePaths } from '#features/queues/queuePaths';
import type { QueuePage } from '../queuePage';
import { ImportDialog } from './ImportDialog';
import { Tab } from '../QueuesScreen.styles';
import { useUndoImport } from './useUndoImport';

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
