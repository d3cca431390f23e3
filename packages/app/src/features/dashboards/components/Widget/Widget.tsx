import { Button, Card, ErrorState, Skeleton } from '@stockroom/ui';
import { type CSSProperties, type ReactNode, useMemo } from 'react';
import * as v from 'valibot';
import { useDelayed } from '#shared/hooks/useDelayed';
import { useTranslation } from '#shared/i18n/useTranslation';
import type { ShownQuery } from '#shared/query/client/queryState';
import { QueryFailed } from '#shared/query/QueryTrouble';
import { Brief, Note, ReservedSpace, WidgetCell } from './Widget.styles';

/**
 * A card of a dashboard with its own loading, empty and failed states: it parses its own part of the response, so that an
 * invalid part leaves the others working.
 */
export function Widget<Schema extends v.GenericSchema>(props: WidgetProps<Schema>) {
  const { title, query, part, schema, height, actions, renderActions, children } = props;
  const { t } = useTranslation(['dashboards', 'common']);
  const raw = query.data?.[part];
  const read = useMemo(() => (raw === undefined || raw === null ? null : v.safeParse(schema, raw)), [raw, schema]);
  const isWaiting = !query.data && !query.isError;
  const isLong = useDelayed(isWaiting);
  const data = read?.success ? read.output : undefined;
  const labels = { failed: t('widget.failed', { title }) };
  const [phone, narrow, wide] = typeof height === 'number' ? [height, height, height] : height;
  const room = { '--phone': `${phone}px`, '--narrow': `${narrow}px`, '--wide': `${wide}px` } as CSSProperties;
  const isBrief = Math.min(phone, wide) < BRIEF_HEIGHT;

  const body = () => {
    if (isWaiting) {
      return (
        <ReservedSpace role={isLong ? 'status' : undefined} aria-label={isLong ? t('common:loading') : undefined} style={room}>
          {isLong && <Skeleton shape="rect" height="100%" />}
        </ReservedSpace>
      );
    }
    if (data !== undefined) {
      return (
        <ReservedSpace data-shown style={room}>
          {children(data)}
        </ReservedSpace>
      );
    }
    if (query.isError && !query.data) {
      return (
        <ReservedSpace data-failed style={room}>
          {isBrief ? (
            <BriefFailure query={query} title={labels.failed} />
          ) : (
            <QueryFailed query={query} labels={labels} level={3} />
          )}
        </ReservedSpace>
      );
    }
    if (read === null) {
      return (
        <ReservedSpace data-empty style={room}>
          <Note>{t('widget.empty')}</Note>
        </ReservedSpace>
      );
    }
    return (
      <ReservedSpace data-failed style={room}>
        {isBrief ? (
          <BriefFailure query={query} title={labels.failed} />
        ) : (
          <ErrorState
            level={3}
            title={labels.failed}
            retryLabel={t('common:retry')}
            retrying={query.isFetching}
            onRetry={() => void query.refetch()}
          >
            {t('widget.unreadable')}
          </ErrorState>
        )}
      </ReservedSpace>
    );
  };
  return (
    <WidgetCell>
      <Card title={title} actions={actions ?? (data !== undefined && renderActions?.(data))}>
        {body()}
      </Card>
    </WidgetCell>
  );
}

/** Height in px below which a failure takes one line. */
const BRIEF_HEIGHT = 200;

/** The response of a dashboard, whose parts are parsed one by one. */
export type PartsQuery = Omit<ShownQuery, 'data'> & { data: Record<string, unknown> | undefined };

export interface WidgetProps<Schema extends v.GenericSchema> {
  title: string;
  query: PartsQuery;
  /** Name of its part of the response. */
  part: string;
  schema: Schema;
  /**
   * Height of the content in px: reserved while loading, and a minimum afterwards. Where it differs: on a phone, in a narrow
   * window, in a wide window.
   */
  height: number | readonly [phone: number, narrow: number, wide: number];
  /** Beside the title, also while loading: a choice needs no data, and adding it later would move the content below. */
  actions?: ReactNode;
  /** Buttons beside the title that need the data. */
  renderActions?: (data: v.InferOutput<Schema>) => ReactNode;
  children: (data: v.InferOutput<Schema>) => ReactNode;
}

/** A failure in a card of a few lines: the title and Retry, in the card's own space. A larger card gives the reason once. */
function BriefFailure({ query, title }: BriefFailureProps) {
  const { t } = useTranslation('common');
  return (
    <Brief>
      <div role="alert">
        <h3>{title}</h3>
      </div>
      <Button size="sm" icon="retry" loading={query.isFetching} onPress={() => void query.refetch()}>
        {t('retry')}
      </Button>
    </Brief>
  );
}

interface BriefFailureProps {
  query: Pick<ShownQuery, 'isFetching' | 'refetch'>;
  title: string;
}
