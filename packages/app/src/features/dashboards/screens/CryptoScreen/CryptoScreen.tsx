import { CryptoParts, type WatchedCoin } from '@stockroom/contract';
import { Sparkline } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { dashboardQuery } from '#features/dashboards/api/dashboardQueries';
import { DashboardPage } from '#features/dashboards/components/DashboardPage/DashboardPage';
import { WidgetSlot } from '#features/dashboards/components/DashboardPage/WidgetSlot';
import { useFigures } from '#features/dashboards/components/useFigures';
import { Widget } from '#features/dashboards/components/Widget/Widget';
import { cryptoAddress } from '#features/dashboards/model/dashboardAddress';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useListAddress } from '#shared/list/useListAddress';
import { BitcoinPrice } from './BitcoinPrice';
import { Coins, Columns, Main, Side } from './CryptoScreen.styles';
import { TradeForm } from './TradeForm';

/** The part of the response that the form reads: prices and wallets belong together. */
const Market = v.object({ prices: CryptoParts.prices, wallets: CryptoParts.wallets });

/** Coins: their prices, and buying and selling them. */
export function CryptoScreen() {
  const { t } = useTranslation('dashboards');
  const { state, move } = useListAddress(cryptoAddress, (param) => t(`params.${param as 'period'}`));
  const query = useQuery(dashboardQuery('crypto'));
  const widgets = [
    { id: 'watchlist', title: t('crypto.watchlist') },
    { id: 'trade', title: t('crypto.trade.title') },
    { id: 'bitcoin', title: t('crypto.bitcoin') },
  ];
  const market = { ...query, data: query.data && { market: query.data } };
  return (
    <DashboardPage
      title={t('crypto.title')}
      description={t('crypto.description')}
      dashboard="crypto"
      {...{ query, state, widgets }}
      sheets={async (tools) => (await import('./cryptoSheets')).cryptoSheets(query.data, state, tools)}
      onMove={move}
    >
      <Columns>
        <Side>
          <WidgetSlot widget="watchlist">
            <Widget
              title={t('crypto.watchlist')}
              query={query}
              part="watchlist"
              schema={CryptoParts.watchlist}
              height={[407, 392, 392]}
            >
              {(watchlist) => <Watchlist watchlist={watchlist} />}
            </Widget>
          </WidgetSlot>
          <WidgetSlot widget="trade">
            <Widget title={t('crypto.trade.title')} query={market} part="market" schema={Market} height={424}>
              {({ prices, wallets }) => <TradeForm prices={prices} wallets={wallets} />}
            </Widget>
          </WidgetSlot>
        </Side>
        <Main>
          <WidgetSlot widget="bitcoin">
            <Widget title={t('crypto.bitcoin')} query={query} part="btc" schema={CryptoParts.btc} height={[990, 690, 816]}>
              {(btc) => <BitcoinPrice btc={btc} period={state.period} isCompared={state.compare === 'yes'} />}
            </Widget>
          </WidgetSlot>
        </Main>
      </Columns>
    </DashboardPage>
  );
}

/** Watched coins: price, and the trend of the last seven days. */
function Watchlist({ watchlist }: { watchlist: readonly WatchedCoin[] }) {
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
