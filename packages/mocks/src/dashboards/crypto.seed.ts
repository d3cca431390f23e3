import { COINS, type Coin, type CryptoDashboard, type Trend, type Wallets } from '@stockroom/contract';
import type * as v from 'valibot';
import { chance, buildTimeSeries } from './timeSeries';

/** Dollars per coin, constant during the day: coins just bought can be sold again without loss. */
export const PRICES: Readonly<Record<Coin, number>> = {
  BTC: 8878.48,
  ETH: 170.46,
  BCH: 359.93,
  XRP: 0.23512,
  LTC: 60.15,
  ZEC: 58.41,
  BTG: 12.23,
};

/** The demo's wallets before any trade. */
export const FIRST_WALLETS: Wallets = {
  BTC: 2.49731124,
  ETH: 12.46,
  BCH: 4.5,
  XRP: 11_278.771,
  LTC: 22.9,
  ZEC: 7.24,
  BTG: 0,
  USD: 25_000,
};

/** Wallets of the empty stores: coins have a price there too, but nobody has bought any. */
export const EMPTY_WALLETS: Wallets = { BTC: 0, ETH: 0, BCH: 0, XRP: 0, LTC: 0, ZEC: 0, BTG: 0, USD: 0 };

/** Total number of bitcoins. */
const SUPPLY = 18_168_448;

const titles: Readonly<Record<Coin, string>> = {
  BTC: 'Bitcoin',
  ETH: 'Ethereum',
  BCH: 'Bitcoin Cash',
  XRP: 'XRP',
  LTC: 'Litecoin',
  ZEC: 'Zcash',
  BTG: 'Bitcoin Gold',
};

/** Returns the market of the demo, with the present wallets. */
export function cryptoOf(now: number, wallets: Wallets): v.InferOutput<typeof CryptoDashboard> {
  const price = buildTimeSeries({ seed: 23, base: 7400, growth: 0.22, swing: 0.12, decimals: 2, isLevel: true }, now);
  // A price series ends with the current price.
  price.days[price.days.length - 1] = PRICES.BTC;
  price.hours = price.hours.map((value, place, all) =>
    value !== null && (all[place + 1] ?? null) === null ? PRICES.BTC : value,
  );
  const [yesterday = PRICES.BTC] = price.days.slice(-2);
  return {
    btc: {
      amount: PRICES.BTC,
      trend: trendOf(yesterday, PRICES.BTC),
      marketCap: Math.round(PRICES.BTC * SUPPLY),
      volume: 22_903_438_381,
      supply: SUPPLY,
      allTimeHigh: 19_891,
      price,
    },
    prices: { ...PRICES },
    wallets,
    watchlist: COINS.map((iso, place) => {
      const amount = PRICES[iso];
      // Bitcoin has its own price series, whose end is its week.
      const series =
        iso === 'BTC'
          ? price.days.slice(-8)
          : Array.from({ length: 8 }, (_, day) => Math.round(amount * (0.94 + chance(29 + place, day) * 0.1) * 1e5) / 1e5);
      series[series.length - 1] = amount;
      return { title: titles[iso], iso, amount, trend: trendOf(series[0] ?? amount, amount), series };
    }),
  };
}

/** Returns the change of a price from an earlier one, in percent. */
function trendOf(before: number, now: number): Trend {
  const change = Math.round((now / before - 1) * 10_000) / 100;
  return { dir: change > 0 ? 'up' : change < 0 ? 'down' : 'flat', amount: Math.abs(change) };
}
