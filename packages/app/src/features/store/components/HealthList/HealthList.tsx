import { HEALTH_FILTERS, type HealthCount, type StoreHealth } from '@stockroom/contract';
import { Icon, Link, Text } from '@stockroom/ui';
import { productAddress } from '#entities/products/productAddress';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Checks, Check, Count, Figure, Figures } from './HealthList.styles';

const COUNTS = Object.keys(HEALTH_FILTERS) as HealthCount[];

/** The value of the stock, and its pending work: each count links to the list of exactly those products. */
export function HealthList({ health }: { health: StoreHealth }) {
  const { t } = useTranslation('store');
  const format = useFormat();
  const { stockValue, units, products } = health;
  const figures = [
    ['valueCost', format.money(stockValue.cost)],
    ['valuePrice', format.money(stockValue.price)],
    ['units', format.number(units), productAddress.ledger],
    ['products', format.number(products), productAddress.list],
  ] as const;
  return (
    <>
      <Figures>
        {figures.map(([name, text, href]) => (
          <div key={name}>
            <Text tone="muted" as="dt">
              {t(`health.${name}`)}
            </Text>
            <Figure>{href === undefined ? text : <Link href={href}>{text}</Link>}</Figure>
          </div>
        ))}
      </Figures>
      <Checks aria-label={t('health.checks')}>
        {COUNTS.map((name) => (
          <Check key={name} data-clear={health[name] === 0 || undefined}>
            <Icon name={health[name] === 0 ? 'checkCircle' : 'warning'} />
            <Link href={`${productAddress.list}?${HEALTH_FILTERS[name]}`}>
              {t(`health.${name}`)}
              {', '}
              <Count>{format.number(health[name])}</Count>
            </Link>
          </Check>
        ))}
      </Checks>
    </>
  );
}
