import { Button, IconButton, Menu, PageHeader, SegmentedControl, Switch } from '@stockroom/ui';
import { useMemo, type ReactNode } from 'react';
import { announce } from '../../../../shared/announce/announce';
import type { Command } from '../../../../shared/commands/command';
import { useCommands } from '../../../../shared/commands/useCommands';
import { downloadFile, exportedFileName } from '../../../../shared/files/downloadFile';
import { clockTime } from '../../../../shared/format/relativeTime';
import { useDocumentTitle } from '../../../../shared/hooks/useDocumentTitle';
import { useLatest } from '../../../../shared/hooks/useLatest';
import { useLanguage } from '../../../../shared/i18n/useLanguage';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { QueryStale } from '../../../../shared/query/QueryTrouble';
import { toasts } from '../../../../shared/toast/toast';
import type { DashboardState } from '../../model/dashboardAddress';
import { PERIODS, type Period } from '../../model/periods';
import { writeSheets, type Sheet } from '../../model/sheets';
import type { PartsQuery } from '../Widget/Widget';
import { Bar, Choices, Fresh, Page, When } from './DashboardPage.styles';

/** What all dashboards have around their widgets: the title, the time that is shown, when it was brought up to date, and its export. */
export function DashboardPage(props: DashboardPageProps) {
  const { title, description, fileName, query, state, onMove, sheets, choices, actions, canCompare = true, children } = props;
  const { t } = useTranslation('dashboards');
  const locale = useLanguage();
  useDocumentTitle(title);
  const move = useLatest(onMove);
  const commands = useMemo(
    () =>
      PERIODS.map((period): Command => ({
        id: `dashboard.period.${period}`,
        title: t('period.show', { period: t(`period.${period}`) }),
        section: 'here',
        icon: 'clock',
        keys: KEYS[period],
        isCurrent: period === state.period,
        run: () => move.current({ period }),
      })),
    [t, state.period, move],
  );
  useCommands(commands);

  const save = () => {
    const name = exportedFileName(fileName, new Date(), 'csv');
    // Spreadsheets of countries with a decimal comma expect semicolons between cells.
    const text = writeSheets(sheets(), locale === 'tr' ? ';' : ',');
    downloadFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), name);
    toasts.show({ tone: 'success', message: t('export.done', { file: name }) });
  };
  const refresh = async () => {
    const { isError } = await query.refetch();
    if (!isError) announce(t('fresh.done'));
  };
  const isThere = query.dataUpdatedAt > 0;
  const updated = clockTime(new Date(query.dataUpdatedAt).toISOString(), locale);
  return (
    <Page>
      <PageHeader
        title={title}
        description={description}
        actions={
          <>
            {actions}
            <Button icon="download" disabled={!query.data} onPress={save}>
              {t('export.title')}
            </Button>
            <Menu
              label={t('more')}
              trigger={<IconButton icon="more" label={t('more')} variant="secondary" />}
              items={[{ id: 'print', label: t('print'), icon: 'print', onSelect: () => window.print() }]}
            />
          </>
        }
      />
      <Bar>
        <Choices>
          {choices}
          <SegmentedControl
            label={t('period.label')}
            hideLabel
            value={state.period}
            options={PERIODS.map((value) => ({ value, label: t(`period.${value}`) }))}
            onChange={(period) => onMove({ period })}
          />
          {canCompare && (
            <Switch
              label={t('period.compare')}
              checked={state.compare === 'yes'}
              onChange={(isOn) => onMove({ compare: isOn ? 'yes' : null })}
            />
          )}
        </Choices>
        <Fresh>
          <When data-hidden={!isThere || undefined}>{t('fresh.at', { time: updated })}</When>
          <IconButton icon="retry" size="sm" label={t('fresh.refresh')} onPress={() => void refresh()} />
        </Fresh>
      </Bar>
      <QueryStale query={query} words={{ failed: t('stale'), stale: t('stale') }} />
      {children}
    </Page>
  );
}

const KEYS: Readonly<Record<Period, string>> = { day: 'd', week: 'w', month: 'm', year: 'y' };

interface DashboardPageProps {
  title: string;
  description?: ReactNode;
  /** What exported files are called: `project`. */
  fileName: string;
  query: PartsQuery & { dataUpdatedAt: number };
  state: DashboardState;
  onMove: (change: Partial<DashboardState>) => void;
  /** All that is shown, as tables. */
  sheets: () => readonly Sheet[];
  /** Beside the period: what else is chosen. */
  choices?: ReactNode;
  /** Before "Export". */
  actions?: ReactNode;
  /** Whether something of it can be compared with the time before. @default true */
  canCompare?: boolean;
  children: ReactNode;
}
