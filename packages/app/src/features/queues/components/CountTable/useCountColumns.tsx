import type { CountLine } from '@stockroom/contract';
import { Badge, Checkbox, type Column, Link } from '@stockroom/ui';
import { useMemo } from 'react';
import { differenceOf, hasMoved } from '#entities/counts/model/countLines';
import { productAddress } from '#entities/products/productAddress';
import { formatSigned } from '#entities/stock/formatSigned';
import { formatMoney, formatNumber } from '#shared/format/format';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';
import { CountedField } from './CountedField';

/** Widths of fields and checkboxes on a phone, where the name needs the space. */
const NARROW = { counted: 92, checked: 64 } as const;
const WIDTHS = { counted: 112, expected: 104, difference: 112, value: 128, checked: 88 } as const;

/** The columns of a count in the current language; the same array until one of them changes, so that rows do not re-render. */
export function useCountColumns({ isFixed, isBlind, onCount, onCheck }: CountColumns): Column<CountLine>[] {
  const { t } = useTranslation('queues');
  const locale = useLanguage();
  return useMemo(() => {
    const difference = (line: CountLine) => {
      const by = differenceOf(line);
      if (by === null) return null;
      return (
        <span data-difference={by > 0 ? 'more' : by < 0 ? 'less' : 'none'}>
          {by === 0 ? formatNumber(0, locale) : formatSigned(by, locale)}
        </span>
      );
    };
    const product: Column<CountLine> = {
      id: 'product',
      header: t('counts.product'),
      render: (line) => (
        <>
          <span data-line title={line.name}>
            {line.gone ? line.name : <Link href={productAddress.open(line.productId)}>{line.name}</Link>}
          </span>
          <span data-second>
            {/* First, because a narrow line is cut off at its end. */}
            {!isBlind && line.counted !== null && (
              <span data-only="narrow">
                {difference(line)}
                {(line.gone || line.sku !== '' || line.userName !== '') && ' · '}
              </span>
            )}
            {line.gone ? <Badge tone="warning">{t('counts.gone')}</Badge> : line.sku}
            {line.counted !== null && line.userName !== '' && `${line.gone || line.sku !== '' ? ' · ' : ''}${line.userName}`}
            {!isBlind && hasMoved(line) && ` · ${t('counts.movedSince', { change: formatSigned(line.movedSince ?? 0, locale) })}`}
          </span>
        </>
      ),
    };
    const counted: Column<CountLine> = {
      id: 'counted',
      header: t('counts.counted'),
      align: 'end',
      width: WIDTHS.counted,
      narrowWidth: NARROW.counted,
      render: (line) =>
        isFixed || line.gone ? (
          line.counted !== null && formatNumber(line.counted, locale)
        ) : (
          <CountedField line={line} onCount={onCount} />
        ),
    };
    const rest: Column<CountLine>[] = [
      {
        id: 'expected',
        header: t('counts.expected'),
        align: 'end',
        width: WIDTHS.expected,
        hideBelow: 'md',
        render: ({ expected }) => expected !== null && formatNumber(expected, locale),
      },
      {
        id: 'difference',
        header: t('counts.difference'),
        align: 'end',
        width: WIDTHS.difference,
        hideBelow: 'md',
        render: difference,
      },
      {
        id: 'value',
        header: t('counts.value'),
        align: 'end',
        width: WIDTHS.value,
        hideBelow: 'lg',
        render: (line) => {
          const by = differenceOf(line);
          return by !== null && by !== 0 && formatMoney(by * line.cost, locale);
        },
      },
      {
        id: 'checked',
        header: t('counts.checked'),
        width: WIDTHS.checked,
        narrowWidth: NARROW.checked,
        render: (line) =>
          line.counted !== null && (
            <Checkbox
              label={t('counts.checkedOf', { name: line.name })}
              hideLabel
              checked={line.checked}
              disabled={isFixed}
              onChange={(checked) => onCheck(line, checked)}
            />
          ),
      },
    ];
    return isBlind ? [product, counted] : [product, counted, ...rest];
  }, [t, locale, isFixed, isBlind, onCount, onCheck]);
}

export interface CountColumns {
  /** Whether the count is over and can no longer be changed. */
  isFixed: boolean;
  /** Whether the expected stock is hidden. */
  isBlind: boolean;
  /** `null`: it is to be counted again. Must be stable across renders, like the one below. */
  onCount: (line: CountLine, counted: number | null, seen: number | null) => void;
  onCheck: (line: CountLine, checked: boolean) => void;
}
