import { COIN_PARTS, COINS, type Coin, type Wallets } from '@stockroom/contract';
import { Button, Form, NumberField, SegmentedControl, Select, Stack } from '@stockroom/ui';
import { useRef, useState } from 'react';
import { useFigures } from '#features/dashboards/components/useFigures';
import { DECIMALS, dollarsOf, NEW_TRADE, partsOf, problemOf, TradeDraft, type Prices } from '#features/dashboards/model/trade';
import { draftSubject } from '#shared/drafts/draftSubject';
import { useDraft } from '#shared/drafts/useDraft';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useTrade } from './useTrade';

/** Buys and sells coins out of the wallets, never more than they hold. */
export function TradeForm({ prices, wallets }: TradeFormProps) {
  const { t } = useTranslation('dashboards');
  const { locale, money } = useFigures();
  const { value: draft, set, forget } = useDraft(draftSubject('trade', 'new'), TradeDraft, NEW_TRADE);
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { trade, begin, isTrading } = useTrade(() => {
    forget();
    setTried(false);
    field.current?.focus();
  });
  const change = (more: Partial<TradeDraft>) => {
    begin();
    set({ ...draft, ...more });
  };
  const { action, coin, unit, amount } = draft;
  const parts = partsOf(draft, prices);
  const problem = problemOf(draft, prices, wallets);
  const balance = t('crypto.trade.has', {
    coins: coins(wallets[coin], coin, locale),
    dollars: money(wallets[coin] * prices[coin]),
  });
  const dollars = t('crypto.trade.dollars', { amount: money(wallets.USD) });
  const converted = unit === 'coin' ? money(dollarsOf(parts, coin, prices)) : coins(parts / COIN_PARTS, coin, locale);

  /** Converts the amount to the other unit, so that switching keeps its meaning. */
  const switchUnit = (next: TradeDraft['unit']) => {
    const same = next === 'usd' ? dollarsOf(parts, coin, prices) : parts / COIN_PARTS;
    change({ unit: next, amount: amount === null || Number.isNaN(amount) ? amount : same });
  };
  const submit = () => {
    setTried(true);
    if (problem) field.current?.focus();
    else trade({ action, coin, parts });
  };
  return (
    <Form label={t('crypto.trade.title')} busy={isTrading} onSubmit={submit}>
      <Stack>
        <SegmentedControl
          label={t('crypto.trade.action')}
          value={action}
          options={(['buy', 'sell'] as const).map((value) => ({ value, label: t(`crypto.trade.${value}`) }))}
          onChange={(next) => change({ action: next })}
        />
        <Select
          label={t('crypto.trade.wallet')}
          help={action === 'buy' ? `${balance} ${dollars}` : balance}
          value={coin}
          options={COINS.map((value) => ({ value, label: `${value} · ${coins(wallets[value], value, locale)}` }))}
          onChange={(next) => change({ coin: next, amount: null })}
        />
        <SegmentedControl
          label={t('crypto.trade.unit')}
          value={unit}
          options={[
            { value: 'coin', label: coin },
            { value: 'usd', label: 'USD' },
          ]}
          onChange={switchUnit}
        />
        <NumberField
          label={t('crypto.trade.amount')}
          help={
            amount !== null && !Number.isNaN(amount)
              ? t('crypto.trade.about', { amount: converted })
              : t('crypto.trade.aboutNothing')
          }
          error={isTried && problem ? t(`crypto.trade.problems.${problem}`, { balance, dollars }) : undefined}
          value={amount}
          locale={locale}
          min={0}
          unit={unit === 'coin' ? coin : 'USD'}
          maxFractionDigits={DECIMALS[unit]}
          onChange={(next) => change({ amount: next })}
          onInvalid={() => change({ amount: Number.NaN })}
          ref={field}
        />
        <Button type="submit" variant="primary" loading={isTrading} loadingText={t('crypto.trade.sending')}>
          {t(`crypto.trade.do.${action}`, { coin })}
        </Button>
      </Stack>
    </Form>
  );
}

/** Formats an amount of coins with all of its decimals. */
const coins = (amount: number, coin: Coin, locale: string): string =>
  `${new Intl.NumberFormat(locale, { maximumFractionDigits: DECIMALS.coin }).format(amount)} ${coin}`;

interface TradeFormProps {
  prices: Prices;
  wallets: Wallets;
}
