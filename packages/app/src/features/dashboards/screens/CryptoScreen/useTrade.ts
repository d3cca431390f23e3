import type { Trade, TradeBody } from '@stockroom/contract';
import { COIN_PARTS } from '@stockroom/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cacheWallets, sendTrade } from '#features/dashboards/api/tradeCalls';
import { useFigures } from '#features/dashboards/components/useFigures';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useIdempotentCreate } from '#shared/query/useIdempotentCreate';
import { toasts } from '#shared/toast/toast';
import { useUndoToast } from '#shared/undo/useUndoToast';

type Order = Omit<TradeBody, 'id'>;

/** Settles a trade once however often it is called, announces the result, and offers to undo it by the opposite trade. */
export function useTrade(onTraded: () => void) {
  const { t } = useTranslation('dashboards');
  const { money, locale } = useFigures();
  const client = useQueryClient();
  const describe = useDescribeError();
  const offerUndo = useUndoToast();
  const [isTrading, setTrading] = useState(false);
  const failed = (error: unknown) =>
    toasts.show({ id: 'trade', tone: 'critical', message: `${t('crypto.trade.failed')} ${describe(error).message}` });
  const toMessageParams = ({ parts, coin, total }: Trade) => ({
    coins: `${new Intl.NumberFormat(locale, { maximumFractionDigits: 8 }).format(parts / COIN_PARTS)} ${coin}`,
    dollars: money(total),
  });

  const undoing = useIdempotentCreate(
    async (trade: Trade, idOf) => {
      const action = trade.action === 'buy' ? 'sell' : 'buy';
      try {
        const { wallets } = await sendTrade({ action, coin: trade.coin, parts: trade.parts }, idOf());
        cacheWallets(client, wallets);
        toasts.show({ id: 'trade', tone: 'success', message: t('crypto.trade.undone', toMessageParams(trade)) });
        return true;
      } catch (error) {
        failed(error);
        return false;
      }
    },
    { stays: true },
  );
  const { create, begin } = useIdempotentCreate(
    async (order: Order, idOf) => {
      setTrading(true);
      try {
        const { trade, wallets } = await sendTrade(order, idOf());
        cacheWallets(client, wallets);
        offerUndo({
          id: 'trade',
          tone: 'success',
          message: t(trade.action === 'buy' ? 'crypto.trade.bought' : 'crypto.trade.sold', toMessageParams(trade)),
          undo: () => undoing.create(trade),
        });
        onTraded();
        return true;
      } catch (error) {
        failed(error);
        return false;
      } finally {
        setTrading(false);
      }
    },
    { stays: true },
  );
  return { trade: create, begin, isTrading };
}
