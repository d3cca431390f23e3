import { COINS, CryptoParts } from '@stockroom/contract';
import * as v from 'valibot';
import type { SheetTools } from '#features/dashboards/components/DashboardPage/sheetTools';
import type { DashboardState } from '#features/dashboards/model/dashboardAddress';
import { sheetOf, type Sheet } from '#features/dashboards/model/sheets';
import { windowOf } from '#features/dashboards/model/timeSeries';

/** The page's data as tables. Unreadable parts are left out. */
export function cryptoSheets(
  parts: Record<string, unknown> | undefined,
  state: DashboardState,
  { t, pointsOf }: SheetTools,
): Sheet[] {
  const sheets: Sheet[] = [];
  const watchlist = v.safeParse(CryptoParts.watchlist, parts?.['watchlist']);
  if (watchlist.success) {
    sheets.push({
      widget: 'watchlist',
      name: t('dashboards:crypto.watchlist'),
      head: [t('dashboards:crypto.coin'), t('dashboards:crypto.price'), t('dashboards:crypto.change')],
      rows: watchlist.output.map(({ iso, amount, trend }) => [iso, amount, trend.dir === 'down' ? -trend.amount : trend.amount]),
    });
  }
  const wallets = v.safeParse(CryptoParts.wallets, parts?.['wallets']);
  if (wallets.success) {
    const rows = [...COINS, 'USD' as const].map((coin) => [coin, wallets.output[coin]]);
    sheets.push({
      widget: 'trade',
      name: t('dashboards:crypto.wallets'),
      head: [t('dashboards:crypto.coin'), t('dashboards:crypto.trade.amount')],
      rows,
    });
  }
  const btc = v.safeParse(CryptoParts.btc, parts?.['btc']);
  if (btc.success) {
    const stretch = windowOf(btc.output.price, state.period, 'last');
    const first = t(stretch.days === 0 ? 'chart.hour' : 'chart.day');
    const sheet = sheetOf(t('dashboards:crypto.bitcoin'), first, pointsOf(stretch), [
      { name: t('dashboards:crypto.price'), values: stretch.values },
    ]);
    sheets.push({ ...sheet, widget: 'bitcoin' });
  }
  return sheets;
}
