import type { ImportRecord, UndoSkippedProduct, RefusedImportEntry } from '@stockroom/contract';
import { Alert, DescriptionList, Link, Stack } from '@stockroom/ui';
import { productAddress } from '#entities/products/productAddress';
import { RefusedRows } from '#entities/products/RefusedRows';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Left } from './ImportReport.styles';

/** The outcome of an import: its counts, the refused rows with their reasons, and the result of an undo. */
export function ImportReport({ record, refused, isLoading }: ImportReportProps) {
  const { t } = useTranslation('queues');
  const format = useFormat();
  return (
    <Stack>
      {record.undone && <Undone undone={record.undone} />}
      <DescriptionList
        items={[
          { term: t('imports.person'), value: record.userName },
          { term: t('imports.time'), value: format.date(record.at, { time: true }) },
          { term: t('imports.added'), value: format.number(record.added) },
          { term: t('imports.changed'), value: format.number(record.changed) },
          { term: t('imports.refused'), value: format.number(record.refused) },
        ]}
      />
      {record.refused > 0 && <RefusedRows entries={refused} isLoading={isLoading} />}
    </Stack>
  );
}

function Undone({ undone: { removed, restored, kept, left, at, userName } }: { undone: NonNullable<ImportRecord['undone']> }) {
  const { t } = useTranslation('queues');
  const format = useFormat();
  const counts = [
    ...(removed > 0 ? [t('imports.removed', { count: removed })] : []),
    ...(restored > 0 ? [t('imports.restored', { count: restored })] : []),
    ...(kept > 0 ? [t('imports.kept', { count: kept })] : []),
  ];
  return (
    <Alert
      tone={kept > 0 ? 'warning' : 'info'}
      title={t('imports.undoneBy', { person: userName, time: format.date(at, { time: true }) })}
    >
      {counts.join(' ')}
      {left.length > 0 && (
        <Left aria-label={t('imports.left')}>
          {left.map((product) => (
            <li key={product.id}>
              <LeftOne {...product} />
            </li>
          ))}
        </Left>
      )}
    </Alert>
  );
}

function LeftOne({ id, name, why }: UndoSkippedProduct) {
  const { t } = useTranslation('queues');
  const productName = name || t('imports.productNumber', { id });
  return (
    <>
      {why === 'gone' ? productName : <Link href={productAddress.open(id)}>{productName}</Link>}: {t(`imports.why.${why}`)}
    </>
  );
}

export interface ImportReportProps {
  record: ImportRecord;
  refused: readonly RefusedImportEntry[];
  isLoading: boolean;
}
