import type { TeamPerson, TeamRole } from '@stockroom/contract';
import { Alert, ConfirmDialog, Skeleton, VisuallyHidden, Heading, Text } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { teamQuery } from '#features/settings/api/teamCalls';
import { useTeamWrites } from '#features/settings/api/useTeamWrites';
import { TeamRow } from '#features/settings/components/TeamRow';
import { isLastAdmin, canChangeTeam, nameOf } from '#features/settings/model/team';
import { useTranslation } from '#shared/i18n/useTranslation';
import { QueryPage } from '#shared/query/QueryPage';
import { useSession } from '#shared/session/SessionContext';
import { InviteForm } from './InviteForm';
import { Rows, Section } from './tabs.styles';

/** The members of the store's team and the role of each. A user without a store has no team. */
export function TeamTab() {
  const { t } = useTranslation('settings');
  const { store } = useSession();
  return store ? (
    <StoreTeam key={store.storeId} storeId={store.storeId} />
  ) : (
    <Text font="body" tone="muted">
      {t('team.noStore')}
    </Text>
  );
}

function StoreTeam({ storeId }: { storeId: number }) {
  const { t } = useTranslation(['settings', 'common']);
  const query = useQuery(teamQuery(storeId));
  const team = query.data ?? [];
  const writes = useTeamWrites(storeId);
  const [asked, setAsked] = useState<PendingSelfChange | null>(null);
  const canChange = canChangeTeam(team);
  const confirm = async (what: PendingSelfChange) => {
    if (what.role) await writes.setRole(what.member, what.role);
    else await writes.remove(what.member);
    setAsked(null);
  };
  return (
    <QueryPage
      query={query}
      count={team.length}
      labels={{ failed: t('team.loadFailed'), stale: t('stale') }}
      level={3}
      empty={null}
      waiting={
        <div role="status">
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
          <Skeleton shape="rect" height={320} />
        </div>
      }
    >
      {canChange ? (
        <Section>
          <Heading level={3}>{t('team.invite')}</Heading>
          <InviteForm onInvited={writes.show} />
        </Section>
      ) : (
        <Alert tone="info">{t('team.adminsOnly')}</Alert>
      )}
      <Section>
        <Heading level={3}>{t('team.people', { count: team.length })}</Heading>
        <Rows aria-label={t('tabs.team.title')}>
          {team.map((member) => (
            <TeamRow
              key={member.id}
              member={member}
              canChange={canChange}
              isLastAdmin={isLastAdmin(team, member)}
              isBusy={writes.busy === member.id}
              onRole={(role) => {
                // Users could not undo this for themselves.
                if (member.isSelf) setAsked({ member, role });
                else void writes.setRole(member, role);
              }}
              onRemove={() => {
                if (member.isSelf) setAsked({ member });
                else void writes.remove(member);
              }}
              onResend={() => void writes.resend(member)}
            />
          ))}
        </Rows>
        <Text font="body" tone="muted">
          {t('team.lastAdminHelp')}
        </Text>
      </Section>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={t(asked?.role ? 'team.demoteSelf' : 'team.removeSelf')}
        message={t('team.selfMessage', { name: asked ? nameOf(asked.member) : '' })}
        confirmLabel={t(asked?.role ? 'team.demote' : 'team.remove')}
        cancelLabel={t('common:cancel')}
        tone="critical"
        confirming={asked !== null && writes.busy === asked.member.id}
        confirmingText={t('saving')}
        onConfirm={() => asked && void confirm(asked)}
      />
    </QueryPage>
  );
}

/** A change that users are about to make to themselves: give up their role, or leave the team. */
interface PendingSelfChange {
  member: TeamPerson;
  role?: TeamRole;
}
