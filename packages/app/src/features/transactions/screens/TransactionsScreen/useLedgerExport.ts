import { useEffect, useRef, useState } from 'react';
import { fetchAllMovements } from '#features/transactions/api/ledgerQueries';
import type { LedgerState } from '#features/transactions/model/ledgerAddress';
import { writeMovementsCsv } from '#features/transactions/model/movementsCsv';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { downloadFile, exportedFileName } from '#shared/files/downloadFile';
import { localTimestamp } from '#shared/format/localTimestamp';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';
import { toasts } from '#shared/toast/toast';
import { runInSlices } from '#shared/work/runInSlices';

const HEADERS = [
  'time',
  'number',
  'sku',
  'product',
  'change',
  'before',
  'after',
  'reason',
  'note',
  'reference',
  'person',
  'takesBack',
] as const;

/** Exports the filtered movements as a file, which the browser downloads. */
export function useLedgerExport(state: LedgerState) {
  const { t } = useTranslation(['transactions', 'stock']);
  const locale = useLanguage();
  const describe = useDescribeError();
  const [isWorking, setWorking] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const write = async (): Promise<void> => {
    if (isWorking) return;
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setWorking(true);
    try {
      const movements = await fetchAllMovements(state, signal);
      const job = writeMovementsCsv(movements, {
        // Spreadsheets of countries with a decimal comma expect semicolons between cells.
        delimiter: locale === 'tr' ? ';' : ',',
        headers: HEADERS.map((name) => t(`csv.${name}`)),
        timeOf: localTimestamp,
        reasonOf: (reason) => t(`stock:reasons.${reason}`),
      });
      const parts = await runInSlices(job, { signal });
      const name = exportedFileName('movements', new Date(), 'csv');
      downloadFile(new Blob(parts, { type: 'text/csv;charset=utf-8' }), name);
      toasts.show({ tone: 'success', message: t('csv.done', { count: movements.length, file: name }) });
    } catch (error) {
      if (signal.aborted) return;
      toasts.show({ id: 'ledger-export', tone: 'critical', message: `${t('csv.failed')} ${describe(error).message}` });
    } finally {
      setWorking(false);
    }
  };
  return { isWorking, write: () => void write() };
}
