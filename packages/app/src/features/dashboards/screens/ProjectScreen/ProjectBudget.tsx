import { ProjectParts } from '@stockroom/contract';
import { RadarChart } from '@stockroom/ui';
import { Grid } from '#features/dashboards/components/DashboardPage/DashboardPage.styles';
import { WidgetSlot } from '#features/dashboards/components/DashboardPage/WidgetSlot';
import { saveChart } from '#features/dashboards/components/saveChart';
import { SortMenu } from '#features/dashboards/components/SortMenu';
import { useChartLabels } from '#features/dashboards/components/useChartLabels';
import { useFigures } from '#features/dashboards/components/useFigures';
import { Widget, type PartsQuery } from '#features/dashboards/components/Widget/Widget';
import { BUDGET_SORTS, type ProjectState } from '#features/dashboards/model/dashboardAddress';
import { useTranslation } from '#shared/i18n/useTranslation';
import { BudgetTable } from './BudgetTable';
import { ExpensesCard, ExpensesMenu } from './ExpensesCard';

/** The second tab: the project's budget and its expenses. */
export function ProjectBudget({ query, state, onMove }: ProjectBudgetProps) {
  const { t } = useTranslation('dashboards');
  const { percent } = useFigures();
  const labels = useChartLabels('parts', t('project.budget.category'), percent);
  return (
    <Grid>
      <WidgetSlot widget="distribution" span={6} rows={2}>
        <Widget
          title={t('project.budget.distribution')}
          query={query}
          part="budgetDistribution"
          schema={ProjectParts.budgetDistribution}
          height={[356, 336, 336]}
        >
          {({ categories, series }) => (
            <RadarChart
              name={t('project.budget.distribution')}
              hideName
              points={categories.map((category) => ({
                name: t(`project.budget.categories.${category.toLowerCase() as Lowercase<typeof category>}`),
              }))}
              series={series.map(({ data }) => ({ id: 'budget', name: t('project.budget.share'), values: data }))}
              labels={labels}
              format={percent}
              onPicture={saveChart('budget')}
            />
          )}
        </Widget>
      </WidgetSlot>
      {(['weekly', 'monthly', 'yearly'] as const).map((kind) => (
        <WidgetSlot key={kind} widget={kind} span={kind === 'yearly' ? 12 : 6}>
          <Widget
            title={t(`project.budget.${kind}`)}
            query={query}
            part={`${kind}Expenses`}
            schema={ProjectParts[`${kind}Expenses`]}
            height={130}
            renderActions={(expenses) => <ExpensesMenu kind={kind} expenses={expenses} />}
          >
            {(expenses) => <ExpensesCard kind={kind} expenses={expenses} />}
          </Widget>
        </WidgetSlot>
      ))}
      <WidgetSlot widget="details" span={12}>
        <Widget
          title={t('project.budget.details')}
          query={query}
          part="budgetDetails"
          schema={ProjectParts.budgetDetails}
          height={280}
          actions={
            <SortMenu
              title={t('project.budget.details')}
              columns={BUDGET_SORTS.map((id) => ({ id, label: t(`project.budget.columns.${id}`) }))}
              sort={state.sort}
              order={state.order}
              onSort={(sort, order) => onMove({ sort, order })}
            />
          }
        >
          {({ rows }) => <BudgetTable {...{ rows, state, onMove }} />}
        </Widget>
      </WidgetSlot>
    </Grid>
  );
}

export interface ProjectBudgetProps {
  query: PartsQuery;
  state: ProjectState;
  onMove: (change: Partial<ProjectState>) => void;
}
