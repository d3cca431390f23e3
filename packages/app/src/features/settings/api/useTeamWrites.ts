import type { TeamPerson, TeamRole } from '@stockroom/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import { isApiError } from '#shared/api/ApiError';
import { shouldShowError } from '#shared/errors/describeError';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { useTranslation } from '#shared/i18n/useTranslation';
import { broadcastInvalidation } from '#shared/query/tabSync';
import { ChangeUserContext } from '#shared/session/ChangeUserContext';
import { toasts } from '#shared/toast/toast';
import { nameOf } from '../model/team';
import { changeRole, removeMember, resendInvitation, restoreMember, teamKey } from './teamCalls';

/** Writes of the team: shown once the server has accepted them, as it may refuse to leave a store without an admin. */
export function useTeamWrites(storeId: number) {
  const { t } = useTranslation('settings');
  const client = useQueryClient();
  const describe = useDescribeError();
  const changeUser = useContext(ChangeUserContext);
  const [busy, setBusy] = useState<string | null>(null);

  /** Takes over the server's answer, here and in the other tabs; the page "Store" shows the same people. */
  const show = (team: TeamPerson[]) => {
    client.setQueryData(teamKey(storeId), team);
    // Users may have changed their own role, and with it their permissions.
    void changeUser?.({}).catch(() => undefined);
    broadcastInvalidation(teamKey(storeId));
    void client.invalidateQueries({ queryKey: ['store', storeId] });
    broadcastInvalidation(['store', storeId]);
  };
  const fail = (error: unknown) => {
    if (!shouldShowError(error)) return;
    const isLastAdmin = isApiError(error, 'conflict');
    toasts.show({
      id: 'team',
      tone: 'critical',
      message: isLastAdmin ? t('team.lastAdmin') : `${t('team.failed')} ${describe(error).message}`,
    });
  };
  const run = async (id: string, call: () => Promise<TeamPerson[]>, successMessage: string, undo?: () => void) => {
    setBusy(id);
    try {
      show(await call());
      toasts.show({
        id: 'team',
        tone: 'success',
        message: successMessage,
        ...(undo && { action: { label: t('undo'), onAction: undo, isUndo: true } }),
      });
    } catch (error) {
      fail(error);
    } finally {
      setBusy(null);
    }
  };
  const restore = (member: TeamPerson) =>
    void run(member.id, () => restoreMember(member.id), t('team.restored', { name: nameOf(member) }));
  const setRole = (member: TeamPerson, role: TeamRole): Promise<void> =>
    run(
      member.id,
      () => changeRole(member.id, role),
      t('team.roleChanged', { name: nameOf(member), role: t(`roles.${role}.label`) }),
      // A user who is no longer an admin can't undo this.
      member.isSelf ? undefined : () => void setRole({ ...member, role }, member.role),
    );
  return {
    /** Id of the member with a pending write. */
    busy,
    show,
    setRole,
    remove: (member: TeamPerson) =>
      run(
        member.id,
        () => removeMember(member.id),
        t('team.removed', { name: nameOf(member) }),
        () => restore(member),
      ),
    resend: (member: TeamPerson) => run(member.id, () => resendInvitation(member.id), t('team.resent', { name: nameOf(member) })),
  };
}
