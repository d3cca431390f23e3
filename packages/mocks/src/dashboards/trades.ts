import { COIN_PARTS, type Coin, type Trade, type TradeBody, type Wallets } from '@stockroom/contract';
import { defineCollection } from '../engine/collection';
import { badRequest } from '../engine/errors';
import type { ProtectedCall } from '../engine/route';
import { cryptoOf, EMPTY_WALLETS, FIRST_WALLETS, PRICES } from './crypto.seed';
import { isEmptyStore } from './emptyStores';

/** Trades. Wallets are their initial content plus all trades since. */
export const tradeCollection = defineCollection<Trade & { userId: string }>({
  name: 'trades',
  version: 1,
  required: ['id', 'action', 'coin', 'parts', 'total', 'at', 'userId'],
});

/** Returns the wallets after some trades, computed in parts of a coin and in cents, which avoids rounding. */
export function walletsAfter(first: Wallets, trades: Iterable<Pick<Trade, 'action' | 'coin' | 'parts' | 'total'>>): Wallets {
  const parts = new Map<Coin, number>();
  let cents = Math.round(first.USD * 100);
  for (const { action, coin, parts: some, total } of trades) {
    const sign = action === 'buy' ? 1 : -1;
    parts.set(coin, (parts.get(coin) ?? 0) + sign * some);
    cents -= sign * Math.round(total * 100);
  }
  const wallets = { ...first, USD: cents / 100 };
  for (const [coin, some] of parts) wallets[coin] = (Math.round(first[coin] * COIN_PARTS) + some) / COIN_PARTS;
  return wallets;
}

/** Returns the market, and the caller's wallets. */
export async function marketOf({ context, user }: ProtectedCall) {
  const view = await context.store.read([tradeCollection]);
  const mine = [...view.values(tradeCollection)].filter(({ userId }) => userId === user.id);
  if (!(await isEmptyStore(context))) return cryptoOf(context.now(), walletsAfter(FIRST_WALLETS, mine));
  return { ...cryptoOf(context.now(), walletsAfter(EMPTY_WALLETS, mine)), btc: null, watchlist: null };
}

/**
 * Settles a trade against the wallets, once even if it is sent repeatedly.
 * @throws Refusal 400 when the wallet has less, or what is traded is worth less than a cent
 */
export async function settleTrade(
  { context, user }: ProtectedCall,
  body: TradeBody,
): Promise<{ trade: Trade; wallets: Wallets }> {
  const first = (await isEmptyStore(context)) ? EMPTY_WALLETS : FIRST_WALLETS;
  return context.store.write([tradeCollection], (transaction) => {
    const mine = [...transaction.values(tradeCollection)].filter(({ userId }) => userId === user.id);
    const known = mine.find(({ id }) => id === body.id);
    if (known) {
      const { userId: _userId, ...trade } = known;
      return { trade, wallets: walletsAfter(first, mine) };
    }
    const before = walletsAfter(first, mine);
    const total = Math.round((body.parts / COIN_PARTS) * PRICES[body.coin] * 100) / 100;
    if (total === 0) throw badRequest({ path: 'parts', message: 'is worth less than a cent' });
    const isTooMuch = body.action === 'buy' ? total > before.USD : body.parts > Math.round(before[body.coin] * COIN_PARTS);
    if (isTooMuch) throw badRequest({ path: 'parts', message: 'is more than the wallet has' });
    const trade: Trade = { ...body, total, at: new Date(context.now()).toISOString() };
    transaction.put(tradeCollection, { ...trade, userId: user.id });
    return { trade, wallets: walletsAfter(first, [...mine, trade]) };
  });
}
