import { Button, IconButton, Menu, PageHeader, SegmentedControl, Switch, useFocusFallback } from '@stockroom/ui';
import { type ReactNode, useCallback, useMemo, useRef } from 'react';
import type { dashboardPaths } from '#features/dashboards/dashboardPaths';
import type { DashboardState } from '#features/dashboards/model/dashboardAddress';
import { type Period, PERIODS } from '#features/dashboards/model/periods';
import type { Sheet } from '#features/dashboards/model/sheets';
import { announce } from '#shared/announce/announce';
import { importOrReload } from '#shared/codeLoading/importOrReload';
import type { Command } from '#shared/commands/command';
import { useCommands } from '#shared/commands/useCommands';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { downloadFile, exportedFileName } from '#shared/files/downloadFile';
import { clockTime } from '#shared/format/relativeTime';
import { useDocumentTitle } from '#shared/hooks/useDocumentTitle';
import { useLatest } from '#shared/hooks/useLatest';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';
import { preferenceStore } from '#shared/preferences/preferenceStore';
import { usePreferences } from '#shared/preferences/usePreferences';
import { isStale, type ShownQuery } from '#shared/query/client/queryState';
import { QueryStale } from '#shared/query/QueryTrouble';
import { toasts } from '#shared/toast/toast';
import { useFigures } from '../useFigures';
import { useWindowPoints } from '../useWindowPoints';
import type { PartsQuery } from '../Widget/Widget';
import { Bar, Choices, EmptyDashboard, Head, Page, UpdateStatus, UpdateTime } from './DashboardPage.styles';
import type { SheetTools } from './sheetTools';
import { type WidgetName, WidgetSettings, withoutThese } from './WidgetSettings';
import { HiddenWidgets } from './WidgetSlot';

/** The frame that all dashboards share around their widgets: title, period, time of the last update, and export. */
export function DashboardPage(props: DashboardPageProps) {
  const { dashboard, title, description, portrait, fileName = dashboard, query, also, state, onMove, sheets, widgets } = props;
  const { choices, actions, hasPeriod = true, canCompare = true, children } = props;
  const { t } = useTranslation(['dashboards', 'common']);
  const locale = useLanguage();
  useDocumentTitle(title);
  const move = useLatest(onMove);
  const commands = useMemo(
    () =>
      (hasPeriod ? PERIODS : []).map((period): Command => ({
        id: `dashboard.period.${period}`,
        title: t('period.show', { period: t(`period.${period}`) }),
        section: 'here',
        icon: 'clock',
        keys: KEYS[period],
        isCurrent: period === state.period,
        run: () => move.current({ period }),
      })),
    [t, hasPeriod, state.period, move],
  );
  useCommands(commands);

  const [hidden, hide] = useHiddenWidgets(dashboard);
  const figures = useFigures();
  const pointsOf = useWindowPoints();
  const describe = useDescribeError();
  const save = async () => {
    const name = exportedFileName(fileName, new Date(), 'csv');
    const written = importOrReload(`${dashboard}-sheets`, async () => {
      const [all, { writeSheets }] = await Promise.all([
        sheets({ t, figures, pointsOf }),
        import('#features/dashboards/model/sheets'),
      ]);
      const shown = all.filter(({ widget }) => widget === undefined || !hidden.includes(widget));
      // Spreadsheets of countries with a decimal comma expect semicolons between cells.
      return writeSheets(shown, locale === 'tr' ? ';' : ',');
    });
    const text = await written.catch((error: unknown) => {
      toasts.show({ tone: 'critical', message: describe(error).message });
      return null;
    });
    if (text === null) return;
    downloadFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), name);
    toasts.show({ tone: 'success', message: t('export.done', { file: name }) });
  };
  const refresh = async () => {
    const outcomes = await Promise.all([query.refetch(), also?.refetch()]);
    if (outcomes.every((outcome) => !outcome?.isError)) announce(t('fresh.done'));
  };
  const isThere = query.dataUpdatedAt > 0;
  // The page is as old as its oldest data.
  const updatedAt = Math.min(query.dataUpdatedAt, also?.dataUpdatedAt || query.dataUpdatedAt);
  const updated = clockTime(new Date(updatedAt).toISOString(), locale);
  return (
    <Page>
      <Head>
        {portrait}
        <PageHeader
          title={title}
          description={description}
          actions={
            <>
              <Menu
                label={t('more')}
                trigger={<Button icon="more">{t('more')}</Button>}
                items={[{ id: 'print', label: t('print'), icon: 'print', onSelect: () => window.print() }]}
              />
              {actions}
              <WidgetSettings {...{ widgets, hidden }} onHide={hide} />
              <Button icon="download" disabled={!query.data} onPress={() => void save()}>
                {t('export.title')}
              </Button>
            </>
          }
        />
      </Head>
      <Bar>
        <Choices>
          {choices}
          {hasPeriod && (
            <SegmentedControl
              label={t('period.label')}
              hideLabel
              value={state.period}
              options={PERIODS.map((value) => ({ value, label: t(`period.${value}`) }))}
              onChange={(period) => onMove({ period })}
            />
          )}
          {canCompare && (
            <Switch
              label={t('period.compare')}
              checked={state.compare === 'yes'}
              onChange={(isOn) => onMove({ compare: isOn ? 'yes' : null })}
            />
          )}
        </Choices>
        <UpdateStatus>
          <UpdateTime data-hidden={!isThere || undefined}>{t('fresh.at', { time: updated })}</UpdateTime>
          <IconButton icon="retry" size="sm" label={t('fresh.refresh')} onPress={() => void refresh()} />
        </UpdateStatus>
      </Bar>
      <QueryStale query={also && isStale(also) ? also : query} labels={{ failed: t('stale'), stale: t('stale') }} />
      <HiddenWidgets value={hidden}>{children}</HiddenWidgets>
      {widgets.every(({ id }) => hidden.includes(id)) && <NoWidgets onShowAll={() => hide(withoutThese(hidden, widgets))} />}
    </Page>
  );
}

const KEYS: Readonly<Record<Period, string>> = { day: 'd', week: 'w', month: 'm', year: 'y' };

interface DashboardPageProps {
  title: string;
  description?: ReactNode;
  /** Before title and description. */
  portrait?: ReactNode;
  /** Dashboard whose settings these are. */
  dashboard: keyof typeof dashboardPaths;
  /** Name of exported files. @default that of the dashboard */
  fileName?: string;
  query: PartsQuery & { dataUpdatedAt: number };
  /** Another query whose data is shown and refreshed with the dashboard. */
  also?: ShownQuery & { dataUpdatedAt: number };
  state: DashboardState;
  onMove: (change: Partial<DashboardState>) => void;
  /** Widgets of this view that can be hidden and shown. */
  widgets: readonly WidgetName[];
  /** All data as tables, built on demand; hidden widgets are not exported. */
  sheets: (tools: SheetTools) => Promise<readonly Sheet[]>;
  /** Further choices, beside the period. */
  choices?: ReactNode;
  /** Shown before "Export". */
  actions?: ReactNode;
  /** Whether some of its data depends on a chosen period. @default true */
  hasPeriod?: boolean;
  /** Whether some of its data can be compared with the previous period. @default true */
  canCompare?: boolean;
  children: ReactNode;
}

/** Shown when all widgets are hidden. Its button disappears when pressed, and the focus moves to the page. */
function NoWidgets({ onShowAll }: { onShowAll: () => void }) {
  const { t } = useTranslation('dashboards');
  const root = useRef<HTMLDivElement>(null);
  useFocusFallback(root);
  return (
    <EmptyDashboard ref={root}>
      <p>{t('settings.none')}</p>
      <Button icon="show" onPress={onShowAll}>
        {t('settings.all')}
      </Button>
    </EmptyDashboard>
  );
}

const NONE: readonly string[] = [];

/** Ids of the widgets of a dashboard hidden on this device, and their setter. */
function useHiddenWidgets(dashboard: string): [readonly string[], (ids: readonly string[]) => void] {
  const [{ hiddenWidgets }, set] = usePreferences();
  const hide = useCallback(
    (ids: readonly string[]) => set({ hiddenWidgets: { ...preferenceStore.get().hiddenWidgets, [dashboard]: [...ids] } }),
    [set, dashboard],
  );
  return [hiddenWidgets[dashboard] ?? NONE, hide];
}
