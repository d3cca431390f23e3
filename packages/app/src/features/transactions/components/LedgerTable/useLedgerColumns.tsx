import type { Movement } from '@stockroom/contract';
import { type Column, Link, VisuallyHidden } from '@stockroom/ui';
import { useEffect, useMemo } from 'react';
import { formatSigned } from '#entities/stock/formatSigned';
import { isLoaded, type LedgerRow, numberOf } from '#features/transactions/model/ledgerRows';
import { formatDate, formatNumber } from '#shared/format/format';
import { clockTime } from '#shared/format/relativeTime';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';

export interface LedgerLinks {
  /** URL of a product's ledger. */
  ofProduct: (productId: number) => string;
  /** URL of a movement by its number. */
  ofMovement: (number: string) => string;
}

const WIDTHS = { time: 188, change: 80, before: 88, after: 88, reason: 200, person: 160 } as const;

/**
 * The ledger's columns in the current language. A stable list until language or links change, so that rows do not re-render.
 * @param onUnread called when a row comes into view whose page is not loaded
 */
export function useLedgerColumns(links: LedgerLinks, onUnread: (place: number) => void): Column<LedgerRow>[] {
  const { t } = useTranslation(['transactions', 'stock']);
  const locale = useLanguage();
  return useMemo(() => {
    const number = (value: number) => formatNumber(value, locale);
    const detailsOf = ({ note, reference }: Movement) => [reference, note].filter(Boolean).join(' · ');
    const renderReversalLink = ({ undoes, undoneBy }: Movement) => {
      const other = undoes ?? undoneBy;
      if (other === null) return null;
      const name = numberOf(other);
      return (
        <Link href={links.ofMovement(name)}>{t(undoes === null ? 'table.undoneBy' : 'table.undoes', { number: name })}</Link>
      );
    };
    const of =
      (render: (movement: Movement) => Column<LedgerRow>['render'] extends (row: never) => infer Cell ? Cell : never) =>
      (row: LedgerRow) =>
        isLoaded(row) ? render(row) : null;
    return [
      {
        id: 'time',
        header: t('table.time'),
        width: WIDTHS.time,
        hideBelow: 'md',
        render: of(({ at, id }) => (
          <>
            <span data-line>{formatDate(at, locale)}</span>
            <span data-second>
              {clockTime(at, locale)} · {numberOf(id)}
            </span>
          </>
        )),
      },
      {
        id: 'product',
        header: t('table.product'),
        render: (row) => {
          if (!isLoaded(row)) return <UnloadedCell place={row.place} label={t('table.unread')} onSeen={onUnread} />;
          const { productId, name, sku, reason, at } = row;
          return (
            <>
              <span data-line title={name}>
                <Link href={links.ofProduct(productId)}>{name || t('table.nameless')}</Link>
              </span>
              <span data-second>{sku}</span>
              <span data-second data-only="narrow">
                {t(`stock:reasons.${reason}`)} · {formatDate(at, locale)}
              </span>
            </>
          );
        },
      },
      {
        id: 'change',
        header: t('table.change'),
        align: 'end',
        width: WIDTHS.change,
        render: of(({ delta, undoneBy }) => (
          <span data-change={delta > 0 ? 'in' : 'out'} data-undone={undoneBy !== null || undefined}>
            {formatSigned(delta, locale)}
          </span>
        )),
      },
      {
        id: 'before',
        header: t('table.before'),
        align: 'end',
        width: WIDTHS.before,
        hideBelow: 'lg',
        render: of(({ before }) => number(before)),
      },
      {
        id: 'after',
        header: t('table.after'),
        align: 'end',
        width: WIDTHS.after,
        hideBelow: 'sm',
        render: of(({ after }) => number(after)),
      },
      {
        id: 'reason',
        header: t('table.reason'),
        width: WIDTHS.reason,
        hideBelow: 'md',
        render: of((movement) => (
          <>
            <span data-line>{t(`stock:reasons.${movement.reason}`)}</span>
            <span data-second title={detailsOf(movement)}>
              {renderReversalLink(movement) ?? detailsOf(movement)}
            </span>
          </>
        )),
      },
      {
        id: 'person',
        header: t('table.person'),
        width: WIDTHS.person,
        hideBelow: 'lg',
        render: of(({ userName }) => <span data-line>{userName}</span>),
      },
    ];
  }, [t, locale, links, onUnread]);
}

/** A placeholder for a row that came into view before its page; requests the page. */
function UnloadedCell({ place, label, onSeen }: UnloadedCellProps) {
  useEffect(() => onSeen(place), [place, onSeen]);
  return (
    <span data-bone>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}

interface UnloadedCellProps {
  /** Index of the row in the ledger. */
  place: number;
  label: string;
  onSeen: (place: number) => void;
}
