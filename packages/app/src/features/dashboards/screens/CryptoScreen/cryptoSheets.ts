import { COINS, CryptoParts } from '@stockroom/contract';
import * as v from 'valibot';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { useStretchPoints } from '../../components/useStretchPoints';
import { stretchOf } from '../../model/courses';
import type { DashboardState } from '../../model/dashboardAddress';
import { sheetOf, type Sheet } from '../../model/sheets';

/** What the page shows, as tables: made when they are asked for. What can't be read is left out. */
export function useCryptoSheets(parts: Record<string, unknown> | undefined, state: DashboardState) {
  const { t } = useTranslation('dashboards');
  const pointsOf = useStretchPoints();
  return () => {
    const sheets: Sheet[] = [];
    const watchlist = v.safeParse(CryptoParts.watchlist, parts?.['watchlist']);
    if (watchlist.success) {
      sheets.push({
        name: t('crypto.watchlist'),
        head: [t('crypto.coin'), t('crypto.price'), t('crypto.change')],
        rows: watchlist.output.map(({ iso, amount, trend }) => [
          iso,
          amount,
          trend.dir === 'down' ? -trend.amount : trend.amount,
        ]),
      });
    }
    const wallets = v.safeParse(CryptoParts.wallets, parts?.['wallets']);
    if (wallets.success) {
      const rows = [...COINS, 'USD' as const].map((coin) => [coin, wallets.output[coin]]);
      sheets.push({ name: t('crypto.wallets'), head: [t('crypto.coin'), t('crypto.trade.amount')], rows });
    }
    const btc = v.safeParse(CryptoParts.btc, parts?.['btc']);
    if (btc.success) {
      const stretch = stretchOf(btc.output.price, state.period, 'last');
      const first = t(stretch.days === 0 ? 'chart.hour' : 'chart.day');
      sheets.push(sheetOf(t('crypto.bitcoin'), first, pointsOf(stretch), [{ name: t('crypto.price'), values: stretch.values }]));
    }
    return sheets;
  };
}
