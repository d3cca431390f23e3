import { EmailAddress, TEAM_ROLES, type TeamPerson, TeamRole } from '@stockroom/contract';
import { Button, Form, Select, TextField } from '@stockroom/ui';
import { useRef, useState } from 'react';
import * as v from 'valibot';
import { inviteMember } from '#features/settings/api/teamCalls';
import { isApiError } from '#shared/api/ApiError';
import { draftSubject } from '#shared/drafts/draftSubject';
import { useDraft } from '#shared/drafts/useDraft';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useIdempotentCreate } from '#shared/query/useIdempotentCreate';
import { toasts } from '#shared/toast/toast';
import { InviteRow } from './InviteForm.styles';

const Invitation = v.object({ email: v.string(), role: TeamRole });
const NOBODY: v.InferOutput<typeof Invitation> = { email: '', role: 'write' };

/** A form that invites a person to the team. It stays open for the next invitation. */
export function InviteForm({ onInvited }: { onInvited: (team: TeamPerson[]) => void }) {
  const { t } = useTranslation(['settings', 'common']);
  const describe = useDescribeError();
  const { value: draft, set, forget } = useDraft(draftSubject('invitation'), Invitation, NOBODY);
  const { email, role } = draft;
  // Not persisted: sending the text again finds the error again.
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const refuse = (message: string) => {
    setError(message);
    field.current?.focus();
  };
  const { create, begin } = useIdempotentCreate(
    async (asked: { email: string; role: TeamRole }, idOf) => {
      setBusy(true);
      try {
        onInvited(await inviteMember({ ...asked, id: idOf() }));
        forget();
        toasts.show({ id: 'team', tone: 'success', message: t('team.asked', { name: asked.email }) });
        field.current?.focus();
        return true;
      } catch (failure) {
        refuse(isApiError(failure, 'invalid') ? t('team.isThere') : describe(failure).title);
        return false;
      } finally {
        setBusy(false);
      }
    },
    { stays: true },
  );
  const submit = () => {
    if (v.is(EmailAddress, email)) create({ email: email.trim(), role });
    else refuse(t('rules.email'));
  };
  return (
    <Form label={t('team.invite')} busy={isBusy} onSubmit={submit}>
      <InviteRow>
        <TextField
          label={t('account.email')}
          type="email"
          autoComplete="off"
          value={email}
          error={error}
          ref={field}
          onChange={(text) => {
            begin();
            setError(undefined);
            set({ ...draft, email: text });
          }}
        />
        <Select
          label={t('team.role')}
          value={role}
          onChange={(next) => set({ ...draft, role: next })}
          options={TEAM_ROLES.map((value) => ({
            value,
            label: t(`roles.${value}.label`),
            description: t(`roles.${value}.help`),
          }))}
        />
        <Button type="submit" variant="primary" icon="mail" loading={isBusy} loadingText={t('team.inviting')}>
          {t('team.send')}
        </Button>
      </InviteRow>
    </Form>
  );
}
