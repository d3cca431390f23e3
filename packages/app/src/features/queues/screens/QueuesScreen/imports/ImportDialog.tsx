import type { ImportRecord } from '@stockroom/contract';
import { Button, Dialog } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { refusedRowsQuery } from '#features/queues/api/importQueries';
import { ImportReport } from '#features/queues/components/ImportReport/ImportReport';
import { canUndo } from '#features/queues/model/imports';
import { useTranslation } from '#shared/i18n/useTranslation';
import { QueryFailed } from '#shared/query/QueryTrouble';

/** The report of an import above the list. */
export function ImportDialog({ record, onUndo, onClose }: ImportDialogProps) {
  const { t } = useTranslation(['queues', 'common']);
  const report = useQuery({ ...refusedRowsQuery(record.id), enabled: record.refused > 0 });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={record.file}
      closeLabel={t('common:close')}
      footer={
        <>
          {onUndo && canUndo(record) && (
            <Button icon="undo" onPress={() => onUndo(record)}>
              {t('imports.undo')}
            </Button>
          )}
          <Button variant="primary" onPress={onClose}>
            {t('common:close')}
          </Button>
        </>
      }
    >
      {report.isError && !report.data && <QueryFailed query={report} labels={{ failed: t('imports.reportFailed') }} />}
      {!(report.isError && !report.data) && (
        <ImportReport record={record} refused={report.data?.refused ?? NONE} isLoading={report.isPending} />
      )}
    </Dialog>
  );
}

const NONE: never[] = [];

export interface ImportDialogProps {
  record: ImportRecord;
  /** Omitted for users without write permission. */
  onUndo: ((record: ImportRecord) => void) | undefined;
  onClose: () => void;
}
