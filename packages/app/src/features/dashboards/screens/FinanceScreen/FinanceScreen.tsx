import { FinanceParts } from '@stockroom/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dashboardQuery } from '#features/dashboards/api/dashboardQueries';
import { DashboardPage } from '#features/dashboards/components/DashboardPage/DashboardPage';
import { Grid } from '#features/dashboards/components/DashboardPage/DashboardPage.styles';
import { WidgetSlot } from '#features/dashboards/components/DashboardPage/WidgetSlot';
import { RangeMenu } from '#features/dashboards/components/RangeMenu';
import { SortMenu } from '#features/dashboards/components/SortMenu';
import { Widget } from '#features/dashboards/components/Widget/Widget';
import { financeAddress, STATEMENTS, TRANSACTION_SORTS } from '#features/dashboards/model/dashboardAddress';
import { BALANCE_RANGES } from '#features/dashboards/model/periods';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useListAddress } from '#shared/list/useListAddress';
import { Balance } from './Balance';
import { BudgetCard, BudgetMenu } from './BudgetCard';
import { RecentTransactions } from './RecentTransactions';
import { StatementCard, StatementMenu } from './StatementCard';
import { StatementDialog } from './StatementDialog';

/** The store's money: debts, balance and expenses. */
export function FinanceScreen() {
  const { t } = useTranslation('dashboards');
  const { state, move } = useListAddress(financeAddress, (param) => t(`params.${param as 'statement'}`));
  const query = useQuery(dashboardQuery('finance', {}, useLanguage()));
  const [isPrinting, setPrinting] = useState(false);
  const widgets = [
    ...STATEMENTS.map((name) => ({ id: name, title: t(`finance.statement.${name}`) })),
    ...(['budget', 'balance', 'transactions'] as const).map((id) => ({ id, title: t(`finance.${id}.title`) })),
  ];
  return (
    <DashboardPage
      title={t('finance.title')}
      description={t('finance.description')}
      dashboard="finance"
      {...{ query, state, widgets }}
      sheets={async (tools) => (await import('./financeSheets')).financeSheets(query.data, state, tools)}
      onMove={move}
    >
      <Grid>
        {STATEMENTS.map((name) => (
          <WidgetSlot key={name} widget={name} span={4}>
            <Widget
              title={t(`finance.statement.${name}`)}
              query={query}
              part={`${name}Statement`}
              schema={FinanceParts[`${name}Statement`]}
              height={176}
              renderActions={(statement) => (
                <StatementMenu
                  {...{ name, statement }}
                  onOpen={(view) => move({ statement: `${name}-${view}` })}
                  onPrint={() => {
                    setPrinting(true);
                    move({ statement: `${name}-view` });
                  }}
                />
              )}
            >
              {(statement) => <StatementCard statement={statement} />}
            </Widget>
          </WidgetSlot>
        ))}
        <WidgetSlot widget="budget" span={4}>
          <Widget
            title={t('finance.budget.title')}
            query={query}
            part="budget"
            schema={FinanceParts.budget}
            height={220}
            renderActions={(budget) => <BudgetMenu budget={budget} />}
          >
            {(budget) => <BudgetCard budget={budget} />}
          </Widget>
        </WidgetSlot>
        <WidgetSlot widget="balance" span={12}>
          <Widget
            title={t('finance.balance.title')}
            query={query}
            part="accountBalance"
            schema={FinanceParts.accountBalance}
            height={[682, 454, 434]}
            actions={
              <RangeMenu
                title={t('finance.balance.title')}
                ranges={BALANCE_RANGES}
                own={state.balance}
                onOwn={(balance) => move({ balance })}
              />
            }
          >
            {(balance) => (
              <Balance balance={balance} period={state.balance ?? state.period} isCompared={state.compare === 'yes'} />
            )}
          </Widget>
        </WidgetSlot>
        <WidgetSlot widget="transactions" span={12}>
          <Widget
            title={t('finance.transactions.title')}
            query={query}
            part="recentTransactions"
            schema={FinanceParts.recentTransactions}
            height={[435, 384, 384]}
            actions={
              <SortMenu
                title={t('finance.transactions.title')}
                columns={TRANSACTION_SORTS.map((id) => ({ id, label: t(`finance.transactions.${id}`) }))}
                sort={state.sort}
                order={state.order}
                onSort={(sort, order) => move({ sort, order })}
              />
            }
          >
            {(transactions) => <RecentTransactions {...{ transactions, state }} onMove={move} />}
          </Widget>
        </WidgetSlot>
      </Grid>
      <StatementDialog
        open={state.statement}
        query={query}
        isPrinting={isPrinting}
        onPrinted={() => setPrinting(false)}
        onClose={() => move({ statement: null })}
      />
    </DashboardPage>
  );
}
