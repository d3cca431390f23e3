import type { SignedInSession } from '@stockroom/contract';
import { Badge, Button, Icon, Skeleton, VisuallyHidden, Text } from '@stockroom/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { endSessions, sessionsKey, sessionsQuery } from '#features/settings/api/securityCalls';
import { shouldShowError } from '#shared/errors/describeError';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { QueryPage } from '#shared/query/QueryPage';
import { broadcastInvalidation } from '#shared/query/tabSync';
import { toasts } from '#shared/toast/toast';
import { RowName, Rows, RowText } from './tabs.styles';

/** The places where the user is signed in; each but this one can be signed out here. */
export function SessionList() {
  const { t } = useTranslation('settings');
  const client = useQueryClient();
  const describe = useDescribeError();
  const query = useQuery(sessionsQuery());
  const [busy, setBusy] = useState<string | null>(null);
  const sessions = query.data ?? [];
  const end = async (id?: string) => {
    setBusy(id ?? 'all');
    try {
      client.setQueryData(sessionsKey, await endSessions(id));
      broadcastInvalidation(sessionsKey);
      toasts.show({ id: 'security', tone: 'success', message: t(id === undefined ? 'security.allEnded' : 'security.ended') });
    } catch (error) {
      if (shouldShowError(error)) {
        toasts.show({ id: 'security', tone: 'critical', message: `${t('security.notEnded')} ${describe(error).message}` });
      }
    } finally {
      setBusy(null);
    }
  };
  return (
    <QueryPage
      query={query}
      count={sessions.length}
      labels={{ failed: t('security.sessionsFailed'), stale: t('stale') }}
      level={3}
      empty={
        <Text font="body" tone="muted">
          {t('security.noSessions')}
        </Text>
      }
      waiting={
        <div role="status">
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
          <Skeleton shape="rect" height={160} />
        </div>
      }
    >
      <Rows aria-labelledby="sessions-title">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} isBusy={busy === session.id} onEnd={() => void end(session.id)} />
        ))}
      </Rows>
      {sessions.some(({ isCurrent }) => !isCurrent) && (
        <div>
          <Button icon="signOut" loading={busy === 'all'} loadingText={t('security.ending')} onPress={() => void end()}>
            {t('security.endAll')}
          </Button>
        </div>
      )}
    </QueryPage>
  );
}

function SessionRow({ session, isBusy, onEnd }: { session: SignedInSession; isBusy: boolean; onEnd: () => void }) {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const { browser, system, startedAt, seenAt, isCurrent } = session;
  const names = [browser, system].filter(Boolean);
  const name = names.length > 0 ? names.join(' · ') : t('security.unknownDevice');
  const isPhone = system === 'iOS' || system === 'Android';
  return (
    <li>
      <Icon name={isPhone ? 'phone' : 'computer'} />
      <RowText>
        <RowName>
          {name} {isCurrent && <Badge tone="success">{t('security.here')}</Badge>}
        </RowName>
        <Text font="small" tone="muted" as="span">
          {t('security.times', { seen: format.date(seenAt, { time: true }), started: format.date(startedAt, { time: true }) })}
        </Text>
      </RowText>
      {!isCurrent && (
        <Button size="sm" loading={isBusy} loadingText={t('security.ending')} onPress={onEnd}>
          {t('security.end')}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}
