import { Badge, Stack, VirtualList } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { lookupQuery, tagsQuery } from '#entities/products/lookupQueries';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { BULK_FIELDS, type BulkField, type BulkRow, isApplied, previewOrder } from '../model/bulkEdit';
import { Change, LongRows, Name, Row, Text } from './BulkEdit.styles';

/** Estimated height of a row with one change, in px, until it is measured. */
const ROW_HEIGHT = 66;

/** Each product before and after; products that can't be changed or need a check are marked and come first. */
export function BulkPreview({ rows }: { rows: readonly BulkRow[] }) {
  const { t } = useTranslation('bulkEdit');
  const format = useFormat();
  const textOf = useValueText();
  const applied = rows.filter(isApplied).length;
  const refused = rows.filter(({ problem }) => problem !== null).length;
  const suspiciousCount = rows.filter((row) => isApplied(row) && row.isSuspicious).length;
  const shown = useMemo(() => previewOrder(rows), [rows]);
  const keyOf = useCallback((index: number) => String(shown[index]?.product.id ?? index), [shown]);
  const counted = (count: number) => ({ count, formatted: format.number(count) });
  return (
    <Stack>
      <Text role="status">
        {t('preview.applied', counted(applied))} {refused > 0 && t('preview.refused', counted(refused))}{' '}
        {suspiciousCount > 0 && t('preview.unlikely', counted(suspiciousCount))}
      </Text>
      {shown.length > 0 && (
        <LongRows>
          <VirtualList
            label={t('preview.title')}
            count={shown.length}
            keyOf={keyOf}
            rowHeight={ROW_HEIGHT}
            measured
            focusable
            renderRow={(index) => {
              const row = shown[index];
              return row && <PreviewRow row={row} textOf={textOf} />;
            }}
          />
        </LongRows>
      )}
    </Stack>
  );
}

/** A product before and after, with its warnings. */
function PreviewRow({ row: { product, change, problem, isSuspicious, isUnderCost }, textOf }: PreviewRowProps) {
  const { t } = useTranslation('bulkEdit');
  const rowWarnings = (
    [
      ['unlikely', isSuspicious],
      ['underCost', isUnderCost],
    ] as const
  ).filter(([, is]) => is && !problem);
  return (
    <Row>
      <span>
        <Name>{product.name}</Name>{' '}
        {problem && (
          <Badge tone="critical" icon="cross">
            {t(`problems.${problem}`)}
          </Badge>
        )}
        {rowWarnings.map(([warningCode]) => (
          <Badge key={warningCode} tone="warning" icon="warning">
            {t(`problems.${warningCode}`)}
          </Badge>
        ))}
      </span>
      {BULK_FIELDS.filter((field) => field in change).map((field) => (
        <Change key={field}>
          {t('preview.change', {
            field: t(`fields.${field}`),
            before: textOf(field, product[field]),
            after: textOf(field, change[field]),
          })}
        </Change>
      ))}
    </Row>
  );
}

interface PreviewRowProps {
  row: BulkRow;
  textOf: (field: BulkField, value: unknown) => string;
}

/** Formats a value as in the form, with names in place of ids. */
function useValueText() {
  const { t, i18n } = useTranslation('bulkEdit');
  const format = useFormat();
  const lists = {
    category: useQuery(lookupQuery('categories')).data,
    brandId: useQuery(lookupQuery('brands')).data,
    vendor: useQuery(lookupQuery('vendors')).data,
  };
  const tags = useQuery(tagsQuery()).data ?? [];
  return (field: BulkField, value: unknown): string => {
    if (field === 'price' || field === 'basePrice') return format.money(Number(value));
    if (field === 'stock') return format.number(Number(value));
    if (field === 'active') return t(value ? 'active.true' : 'active.false');
    if (field === 'tags') {
      const names = (value as string[]).map((id) => tags.find((tag) => tag.id === id)?.title ?? id);
      return names.length === 0 ? t('none') : new Intl.ListFormat(i18n.language).format(names);
    }
    const list: readonly { id: number; name: string }[] | undefined = lists[field];
    return value === 0 ? t('none') : (list?.find(({ id }) => id === value)?.name ?? String(value));
  };
}
