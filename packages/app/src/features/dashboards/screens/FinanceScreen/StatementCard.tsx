import type { Statement } from '@stockroom/contract';
import { Badge, ProgressBar, Stat, Stack, Inline } from '@stockroom/ui';
import { CardMenu } from '#features/dashboards/components/CardMenu';
import { useFigures, type Figures } from '#features/dashboards/components/useFigures';
import { STATEMENT_VIEWS, type StatementName, type StatementView } from '#features/dashboards/model/dashboardAddress';
import { useTranslation } from '#shared/i18n/useTranslation';
import { followAddress } from '#shared/links/followAddress';

/** A statement: the amount spent by a day, out of the limit. */
export function StatementCard({ statement }: { statement: Statement }) {
  const { t } = useTranslation('dashboards');
  const { money, percent, dayOfYear, noonOf } = useFigures();
  const { status, limit, spent, minimum } = statement;
  const isPaid = status === 'paid';
  return (
    <Stack>
      <Inline as="p">
        <Badge tone={isPaid ? 'success' : 'warning'} icon={isPaid ? 'checkCircle' : 'clock'}>
          {t(`finance.status.${status}`)}
        </Badge>
        {t(`finance.statement.${isPaid ? 'paidOn' : 'dueOn'}`, { day: dayOfYear(noonOf(statement.date)) })}
      </Inline>
      <Stat label={t('finance.statement.spent')} value={money(spent)} tone={spent > limit ? 'critical' : 'neutral'} />
      <ProgressBar
        label={t('finance.statement.limitLabel')}
        value={spent}
        max={limit}
        tone={spent > limit ? 'critical' : 'accent'}
        valueText={`${money(limit)} (${percent(limit === 0 ? 0 : (spent / limit) * 100)})`}
      />
      <Inline as="p">{t('finance.statement.minimum', { amount: money(minimum) })}</Inline>
    </Stack>
  );
}

/** Actions for a statement. */
export function StatementMenu({ name, statement, onOpen, onPrint }: StatementMenuProps) {
  const { t } = useTranslation('dashboards');
  const figures = useFigures();
  const title = t(`finance.statement.${name}`);
  const label = t('project.tileMenu', { title });
  const mail = () => {
    const text = statementText(statement, figures, t);
    followAddress(`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(text)}`);
  };
  return (
    <CardMenu
      label={label}
      items={[
        ...STATEMENT_VIEWS.map((view) => ({
          id: view,
          label: t(`finance.statement.menu.${view}`),
          onSelect: () => onOpen(view),
        })),
        { type: 'divider' },
        { id: 'print', label: t('print'), icon: 'print', onSelect: onPrint },
        { id: 'mail', label: t('finance.statement.menu.mail'), icon: 'mail', onSelect: mail },
      ]}
    />
  );
}

/** A statement as the lines of a letter. */
function statementText(
  { lines, spent, limit, minimum, date: day }: Statement,
  { money, date, noonOf }: Figures,
  t: ReturnType<typeof useTranslation<'dashboards'>>['t'],
): string {
  return [
    date(noonOf(day)),
    ...lines.map(({ kind, amount }) => `${t(`finance.lines.${kind}`)}: ${money(amount)}`),
    `${t('finance.statement.spent')}: ${money(spent)}`,
    t('finance.statement.limit', { amount: money(limit) }),
    t('finance.statement.minimum', { amount: money(minimum) }),
  ].join('\n');
}

interface StatementMenuProps {
  name: StatementName;
  statement: Statement;
  onOpen: (view: StatementView) => void;
  /** Opens the statement in full and prints it. */
  onPrint: () => void;
}
