import type { WatchedCoin } from '@stockroom/contract';
import { Sparkline } from '@stockroom/ui';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useFigures } from '#features/dashboards/components/useFigures';
import { Coins } from './CryptoScreen.styles';

/** Watched coins: price, and the trend of the last seven days. */
export function Watchlist({ watchlist }: { watchlist: readonly WatchedCoin[] }) {
  const { t } = useTranslation('dashboards');
  const { price, change } = useFigures();
  return (
    <Coins aria-label={t('crypto.watchlist')}>
      {watchlist.map(({ title, iso, amount, trend, series }) => {
        const signed = change(trend.dir === 'down' ? -trend.amount : trend.amount);
        return (
          <li key={iso}>
            <div>
              <strong>{title}</strong>
              <small>{iso}</small>
            </div>
            <Sparkline values={series} label={t('crypto.course', { title, change: signed })} height={32} />
            <data value={amount}>
              {price(amount)}
              <small>{t('crypto.inSevenDays', { change: signed })}</small>
            </data>
          </li>
        );
      })}
    </Coins>
  );
}
