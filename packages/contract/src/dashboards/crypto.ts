import * as v from 'valibot';
import { Id, Instant } from '../shared/ids';
import { TimeSeries, Trend, dashboardOf } from './series';

/** Codes of the demo's currencies. */
export const COINS = ['BTC', 'ETH', 'BCH', 'XRP', 'LTC', 'ZEC', 'BTG'] as const;
export const Coin = v.picklist(COINS);
export type Coin = v.InferOutput<typeof Coin>;

/** Smallest units of a coin: a hundred million. */
export const COIN_PARTS = 100_000_000;

const amount = v.pipe(v.number(), v.finite(), v.minValue(0));
const prices = v.object(v.entriesFromList(COINS, amount));

/** Coins of each currency, and the dollars for buying more. */
export const Wallets = v.object({ ...prices.entries, USD: amount });
export type Wallets = v.InferOutput<typeof Wallets>;

export const WatchedCoin = v.object({
  title: v.string(),
  iso: Coin,
  /** Price of one coin, in dollars. */
  amount,
  trend: Trend,
  /** Prices of the last seven days. */
  series: v.array(v.pipe(v.number(), v.finite())),
});
export type WatchedCoin = v.InferOutput<typeof WatchedCoin>;

export const CryptoParts = {
  btc: v.object({
    amount,
    trend: Trend,
    marketCap: amount,
    volume: amount,
    supply: amount,
    allTimeHigh: amount,
    price: TimeSeries,
  }),
  /** Dollars per coin. */
  prices,
  wallets: Wallets,
  watchlist: v.array(WatchedCoin),
} as const;

export const CryptoDashboard = dashboardOf(CryptoParts);

/** Buys or sells coins at the current price. Sending the same id again does not trade twice. */
export const TradeBody = v.object({
  id: Id,
  action: v.picklist(['buy', 'sell']),
  coin: Coin,
  /** Coins in hundred-millionths: a whole number, which avoids rounding. */
  parts: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1_000_000_000 * 1_000_000)),
});
export type TradeBody = v.InferOutput<typeof TradeBody>;

export const Trade = v.object({ ...TradeBody.entries, /** In dollars. */ total: amount, at: Instant });
export type Trade = v.InferOutput<typeof Trade>;

/** The outcome of a trade: the trade and the wallets after it. */
export const TradeAnswer = v.object({ trade: Trade, wallets: Wallets });
export type TradeAnswer = v.InferOutput<typeof TradeAnswer>;
