import { HEALTH_FILTERS, type HealthCount, INACTIVE_FILTER, type MovementReason, type StoreFigures } from '@stockroom/contract';
import { Link, Stat } from '@stockroom/ui';
import { productAddress } from '#entities/products/productAddress';
import type { Days, Period } from '#features/dashboards/model/periods';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useFigures } from '../useFigures';
import { Quiet, Row } from './StoreToday.styles';

/** Today's open work in the store: each figure links to the list that it counts. */
export function StoreToday({ figures, period }: StoreTodayProps) {
  const { t } = useTranslation('dashboards');
  const { whole, wholeMoney } = useFigures();
  const { from, to, out, low, products, sold, received, margin, stockValue, units, daysOfStock } = figures;
  const days = { from, to };
  const when = t(`period.in.${period}`);
  const ofAll = t('store.ofProducts', { count: products, formatted: whole(products) });
  return (
    <>
      <Row>
        <Stat
          label={t('store.out')}
          value={whole(out)}
          tone={out > 0 ? 'critical' : 'neutral'}
          compared={ofAll}
          href={storeLinks.products('out')}
        />
        <Stat
          label={t('store.low')}
          value={whole(low)}
          tone={low > 0 ? 'warning' : 'neutral'}
          compared={ofAll}
          href={storeLinks.products('low')}
        />
        <Stat label={t('store.sold')} value={whole(sold)} compared={when} href={storeLinks.movements('sold', days)} />
        <Stat label={t('store.received')} value={whole(received)} compared={when} href={storeLinks.movements('received', days)} />
        <Stat label={t('store.margin')} value={wholeMoney(margin)} compared={when} href={storeLinks.movements('sold', days)} />
        <Stat
          label={t('store.value')}
          value={wholeMoney(stockValue.price)}
          compared={t('store.atCost', { cost: wholeMoney(stockValue.cost) })}
          href={storeLinks.onHand}
        />
      </Row>
      <Quiet aria-label={t('store.more')}>
        <li>
          <Link href={storeLinks.onHand}>{t('store.units', { count: units, formatted: whole(units) })}</Link>
        </li>
        <li>
          {daysOfStock === null
            ? t('store.nothingSold')
            : t('store.daysOfStock', { count: daysOfStock, formatted: whole(daysOfStock) })}
        </li>
        {(['negativeMargin', 'noBarcode', 'noPicture'] as const).map((name) => (
          <li key={name}>
            <Link href={storeLinks.products(name)}>{t(`store.${name}`, { count: figures[name] })}</Link>
          </li>
        ))}
        <li>
          <Link href={storeLinks.inactive}>{t('store.inactive', { count: figures.inactive })}</Link>
        </li>
      </Quiet>
    </>
  );
}

interface StoreTodayProps {
  figures: StoreFigures;
  period: Period;
}

/** Lists behind the store's figures. */
const storeLinks = {
  /** The products that a figure counts. */
  products: (count: HealthCount) => `${productAddress.list}?${HEALTH_FILTERS[count]}`,
  /** The products that are not for sale but have units on hand. */
  inactive: `${productAddress.list}?${INACTIVE_FILTER}`,
  /** The products with units on hand, which make up the total units and value. */
  onHand: `${productAddress.list}?stockFrom=1`,
  /** The ledger, filtered to the movements that a figure adds up. */
  movements: (reason: MovementReason, { from, to }: Days) =>
    `/apps/ecommerce/transactions?${new URLSearchParams({ reason, from, to })}`,
} as const;
