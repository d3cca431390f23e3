import { Badge, Stack } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '../../../../shared/format/useFormat';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { lookupQuery, tagsQuery } from '../../../../shared/products/lookupQueries';
import { BULK_FIELDS, type BulkField, type BulkRow, isApplied } from '../model/bulkEdit';
import { Change, Name, Row, Rows, Text } from './BulkEdit.styles';

/** Rows that are drawn: what needs a look comes first, the others are like each other. */
const SHOWN = 100;

/** Each product before and after; what can't be done to it, or should be looked at, is marked and comes first. */
export function BulkPreview({ rows }: { rows: readonly BulkRow[] }) {
  const { t } = useTranslation('bulkEdit');
  const format = useFormat();
  const textOf = useValueText();
  const applied = rows.filter(isApplied).length;
  const refused = rows.filter(({ problem }) => problem !== null).length;
  const doubted = rows.filter((row) => isApplied(row) && row.isUnlikely).length;
  const weight = ({ problem, isUnlikely, isUnderCost }: BulkRow) => (problem ? 0 : isUnlikely ? 1 : isUnderCost ? 2 : 3);
  const shown = rows
    .filter((row) => row.problem !== null || isApplied(row))
    .toSorted((a, b) => weight(a) - weight(b))
    .slice(0, SHOWN);
  const counted = (count: number) => ({ count, formatted: format.number(count) });
  return (
    <Stack>
      <Text role="status">
        {t('preview.applied', counted(applied))} {refused > 0 && t('preview.refused', counted(refused))}{' '}
        {doubted > 0 && t('preview.unlikely', counted(doubted))}{' '}
        {applied + refused > shown.length && t('preview.first', counted(shown.length))}
      </Text>
      {shown.length > 0 && (
        <Rows aria-label={t('preview.title')} tabIndex={0}>
          {shown.map(({ product, change, problem, isUnlikely, isUnderCost }) => (
            <Row key={product.id}>
              <span>
                <Name>{product.name}</Name>{' '}
                {problem && (
                  <Badge tone="critical" icon="cross">
                    {t(`problems.${problem}`)}
                  </Badge>
                )}
                {!problem && isUnlikely && (
                  <Badge tone="warning" icon="warning">
                    {t('problems.unlikely')}
                  </Badge>
                )}
                {!problem && isUnderCost && (
                  <Badge tone="warning" icon="warning">
                    {t('problems.underCost')}
                  </Badge>
                )}
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
          ))}
        </Rows>
      )}
    </Stack>
  );
}

/** A value as the form shows it, with names for numbers. */
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
    if (field === 'price') return format.money(Number(value));
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
