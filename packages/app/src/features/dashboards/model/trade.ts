import { COIN_PARTS, COINS, type Coin, type Wallets } from '@stockroom/contract';
import * as v from 'valibot';

/** A purchase or sale being prepared. */
export const TradeDraft = v.object({
  action: v.picklist(['buy', 'sell']),
  coin: v.picklist(COINS),
  unit: v.picklist(['coin', 'usd']),
  /** Amount in the unit; `null` while nothing is typed. */
  amount: v.nullable(v.number()),
});
export type TradeDraft = v.InferOutput<typeof TradeDraft>;

export const NEW_TRADE: TradeDraft = { action: 'buy', coin: 'BTC', unit: 'coin', amount: null };

/** Decimals that an amount may have. */
export const DECIMALS = { coin: 8, usd: 2 } as const;

export type Prices = Readonly<Record<Coin, number>>;
export type TradeProblem = 'missing' | 'positive' | 'tooLittle' | 'balance' | 'dollars';

/** Parts of a coin in a draft, at the current price. Coins are counted in whole parts, so dollars are rounded down. */
export function partsOf({ amount, unit, coin }: TradeDraft, prices: Prices): number {
  if (amount === null || !Number.isFinite(amount)) return 0;
  if (unit === 'coin') return Math.round(amount * COIN_PARTS);
  const price = prices[coin];
  return price === 0 ? 0 : Math.floor((amount / price) * COIN_PARTS);
}

/** Price of parts of a coin, in dollars and cents. */
export const dollarsOf = (parts: number, coin: Coin, prices: Prices): number =>
  Math.round((parts / COIN_PARTS) * prices[coin] * 100) / 100;

/** Reason why a draft can't be settled; `null` when it can. */
export function problemOf(draft: TradeDraft, prices: Prices, wallets: Wallets): TradeProblem | null {
  const { action, coin, amount } = draft;
  if (amount === null || Number.isNaN(amount)) return 'missing';
  if (amount <= 0) return 'positive';
  const parts = partsOf(draft, prices);
  // Coins worth less than a cent would cost nothing.
  if (dollarsOf(parts, coin, prices) === 0) return 'tooLittle';
  if (action === 'sell') return parts > Math.round(wallets[coin] * COIN_PARTS) ? 'balance' : null;
  return dollarsOf(parts, coin, prices) > wallets.USD ? 'dollars' : null;
}
