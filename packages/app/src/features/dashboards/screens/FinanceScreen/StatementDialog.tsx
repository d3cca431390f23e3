import { FinanceParts, type Statement } from '@stockroom/contract';
import { Button, DescriptionList, Dialog } from '@stockroom/ui';
import { useEffect } from 'react';
import * as v from 'valibot';
import { useFigures } from '#features/dashboards/components/useFigures';
import type { PartsQuery } from '#features/dashboards/components/Widget/Widget';
import type { FinanceState, StatementName, StatementView } from '#features/dashboards/model/dashboardAddress';
import { useLatest } from '#shared/hooks/useLatest';
import { useTranslation } from '#shared/i18n/useTranslation';

/** A statement in full: as received, by spending, or by tax. */
export function StatementDialog({ open, query, isPrinting, onPrinted, onClose }: StatementDialogProps) {
  const { t } = useTranslation(['dashboards', 'common']);
  const figures = useFigures();
  const printed = useLatest(onPrinted);
  useEffect(() => {
    if (!isPrinting || open === null) return;
    window.print();
    printed.current();
  }, [isPrinting, open, printed]);
  if (open === null) return null;
  const [name, view] = open.split('-') as [StatementName, StatementView];
  const statement = v.safeParse(FinanceParts[`${name}Statement`], query.data?.[`${name}Statement`]);
  if (!statement.success) return null;
  const { money, percent, date, noonOf } = figures;
  const { spent, lines, limit, minimum, status } = statement.output;
  const tax = sumOf(statement.output, 'tax');
  const rows = {
    view: [
      { term: t('finance.statement.state'), value: t(`finance.status.${status}`) },
      { term: t('finance.statement.day'), value: date(noonOf(statement.output.date)) },
      { term: t('finance.statement.spent'), value: money(spent) },
      { term: t('finance.statement.limitLabel'), value: money(limit) },
      { term: t('finance.statement.minimumLabel'), value: money(minimum) },
    ],
    spending: lines.map(({ kind, amount }) => ({
      term: t(`finance.lines.${kind}`),
      value: `${money(amount)} · ${percent(spent === 0 ? 0 : (amount / spent) * 100)}`,
    })),
    tax: [
      ...lines.map(({ kind, tax: each }) => ({ term: t(`finance.lines.${kind}`), value: money(each) })),
      { term: t('finance.statement.total'), value: money(tax) },
    ],
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`${t(`finance.statement.${name}`)}: ${t(`finance.statement.views.${view}`)}`}
      closeLabel={t('common:close')}
      footer={
        <Button icon="print" onPress={() => window.print()}>
          {t('print')}
        </Button>
      }
    >
      <DescriptionList items={rows[view]} />
    </Dialog>
  );
}

const sumOf = ({ lines }: Statement, key: 'amount' | 'tax') =>
  lines.reduce((sum, line) => sum + Math.round(line[key] * 100), 0) / 100;

interface StatementDialogProps {
  open: FinanceState['statement'];
  query: PartsQuery;
  /** Whether it was opened to be printed. */
  isPrinting: boolean;
  onPrinted: () => void;
  onClose: () => void;
}
