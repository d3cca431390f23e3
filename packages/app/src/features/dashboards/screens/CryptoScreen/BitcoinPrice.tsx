import type { CryptoParts } from '@stockroom/contract';
import { breakpoints, Stat } from '@stockroom/ui';
import { useMemo } from 'react';
import type * as v from 'valibot';
import { ChangeStat } from '#features/dashboards/components/ChangeStat';
import { TimeSeriesChart } from '#features/dashboards/components/TimeSeriesChart';
import { useFigures } from '#features/dashboards/components/useFigures';
import type { Period } from '#features/dashboards/model/periods';
import { windowOf } from '#features/dashboards/model/timeSeries';
import { useMediaQuery } from '#shared/hooks/useMediaQuery';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Facts } from './CryptoScreen.styles';

/** Price of a bitcoin, and the number of coins in existence. */
export function BitcoinPrice({ btc, period, isCompared }: BitcoinPriceProps) {
  const { t } = useTranslation('dashboards');
  const { price, shortMoney, short, wholeMoney } = useFigures();
  // Aligns the end of the card with the watchlist and the wallets.
  const isBesideWallets = useMediaQuery(`(min-width: ${breakpoints.lg}px)`);
  const stretch = useMemo(() => windowOf(btc.price, period, 'last'), [btc.price, period]);
  const timeSeries = useMemo(() => [{ id: 'price', name: t('crypto.price'), series: btc.price }], [t, btc.price]);
  return (
    <>
      <Facts>
        <ChangeStat
          label={t('crypto.price')}
          value={price(btc.amount)}
          change={stretch.change}
          compared={t(`period.before.${period}`)}
        />
        <Stat label={t('crypto.marketCap')} value={shortMoney(btc.marketCap)} compared={t('crypto.now')} />
        <Stat label={t('crypto.volume')} value={shortMoney(btc.volume)} compared={t('crypto.inADay')} />
        <Stat label={t('crypto.supply')} value={`${short(btc.supply)} BTC`} compared={t('crypto.now')} />
        <Stat label={t('crypto.allTimeHigh')} value={wholeMoney(btc.allTimeHigh)} compared={t('crypto.ever')} />
      </Facts>
      <TimeSeriesChart
        name={t('crypto.bitcoin')}
        fileName="bitcoin"
        {...{ timeSeries, period, isCompared }}
        counting="last"
        variant="line"
        format={price}
        formatTick={wholeMoney}
        height={isBesideWallets ? 620 : 380}
      />
    </>
  );
}

interface BitcoinPriceProps {
  btc: v.InferOutput<typeof CryptoParts.btc>;
  period: Period;
  isCompared: boolean;
}
