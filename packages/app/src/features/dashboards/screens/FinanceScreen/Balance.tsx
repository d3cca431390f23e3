import type { FinanceParts } from '@stockroom/contract';
import { Stat } from '@stockroom/ui';
import { useMemo } from 'react';
import type * as v from 'valibot';
import { ChangeStat } from '#features/dashboards/components/ChangeStat';
import { TimeSeriesChart } from '#features/dashboards/components/TimeSeriesChart';
import { useFigures } from '#features/dashboards/components/useFigures';
import type { CardRange, Period } from '#features/dashboards/model/periods';
import { windowOf } from '#features/dashboards/model/timeSeries';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Numbers } from './FinanceScreen.styles';

/** The account's balance, over the page's period or its own. */
export function Balance({ balance, period, isCompared }: BalanceProps) {
  const { t } = useTranslation('dashboards');
  const { money, wholeMoney, shortMoney, change } = useFigures();
  const { growRate, ami, series } = balance;
  const stretch = useMemo(() => windowOf(series, period, 'last'), [series, period]);
  const timeSeries = useMemo(() => [{ id: 'balance', name: t('finance.balance.title'), series }], [t, series]);
  return (
    <>
      <Numbers>
        <ChangeStat
          label={t('finance.balance.now')}
          value={stretch.total === null ? t('chart.noValue') : money(stretch.total)}
          change={stretch.change}
          compared={t(`period.before.${period}`)}
        />
        <Stat label={t('finance.balance.growth')} value={change(growRate)} compared={t('finance.balance.growthOf')} />
        <Stat label={t('finance.balance.income')} value={wholeMoney(ami)} compared={t('finance.balance.incomeOf')} />
      </Numbers>
      <TimeSeriesChart
        name={t('finance.balance.title')}
        fileName="balance"
        {...{ timeSeries, period, isCompared }}
        counting="last"
        format={money}
        formatTick={shortMoney}
      />
    </>
  );
}

interface BalanceProps {
  balance: v.InferOutput<typeof FinanceParts.accountBalance>;
  period: Period | CardRange;
  isCompared: boolean;
}
