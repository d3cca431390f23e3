import { Button, ErrorSummary, Form, PasswordField } from '@stockroom/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changePassword } from '#features/settings/api/securityCalls';
import { settingsKey } from '#features/settings/api/settingsCalls';
import { NO_PASSWORDS, type PasswordDraft, passwordProblems } from '#features/settings/model/passwordForm';
import { isApiError } from '#shared/api/ApiError';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { useTranslation } from '#shared/i18n/useTranslation';
import { PasswordRules } from '#shared/passwords/PasswordRules';
import { usePasswordLabels } from '#shared/passwords/usePasswordLabels';
import { broadcastInvalidation } from '#shared/query/tabSync';
import { toasts } from '#shared/toast/toast';
import { Fields } from './SettingsEditor.styles';

const ORDER = ['current', 'next', 'repeated'] as const satisfies readonly (keyof PasswordDraft)[];

/** A form for a new password. The typed text is never stored, not even over a reload. */
export function PasswordForm({ email }: { email: string }) {
  const { t } = useTranslation(['settings', 'common']);
  const client = useQueryClient();
  const describe = useDescribeError();
  const labels = usePasswordLabels();
  const [draft, setDraft] = useState(NO_PASSWORDS);
  const [attempt, setAttempt] = useState(0);
  const [refusal, setRefusal] = useState<{ current: string } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const problems = attempt > 0 ? passwordProblems(draft, email) : {};
  const textOf = (field: keyof PasswordDraft): string | undefined => {
    const problem = problems[field];
    if (problem) return t(`security.rules.${problem}`);
    return field === 'current' ? refusal?.current : undefined;
  };
  const errors = ORDER.flatMap((field) => {
    const message = textOf(field);
    return message === undefined ? [] : [{ fieldId: `password-${field}`, message: `${t(`security.${field}`)}: ${message}` }];
  });
  const submit = async () => {
    setRefusal(null);
    if (Object.keys(passwordProblems(draft, email)).length > 0) {
      setAttempt(attempt + 1);
      return;
    }
    setBusy(true);
    try {
      client.setQueryData(settingsKey, await changePassword({ current: draft.current, next: draft.next }));
      broadcastInvalidation(settingsKey);
      setDraft(NO_PASSWORDS);
      setAttempt(0);
      toasts.show({ id: 'security', tone: 'success', message: t('security.changed') });
    } catch (error) {
      setAttempt(attempt + 1);
      setRefusal({ current: isApiError(error, 'invalid') ? t('security.rules.wrong') : describe(error).title });
    } finally {
      setBusy(false);
    }
  };
  const field = (name: keyof PasswordDraft) => ({
    id: `password-${name}`,
    label: t(`security.${name}`),
    labels,
    value: draft[name],
    error: textOf(name),
    autoComplete: name === 'current' ? ('current-password' as const) : ('new-password' as const),
    onChange: (value: string) => {
      if (name === 'current') setRefusal(null);
      // A password manager fills all three at once.
      setDraft((now) => ({ ...now, [name]: value }));
    },
  });
  return (
    <Form labelledBy="password-title" busy={isBusy} onSubmit={() => void submit()}>
      <Fields>
        {errors.length > 0 && <ErrorSummary title={t('problems', { count: errors.length })} errors={errors} attempt={attempt} />}
        <PasswordField {...field('current')} />
        <div>
          <PasswordField {...field('next')} />
          <PasswordRules password={draft.next} email={email} />
        </div>
        <PasswordField {...field('repeated')} />
        <div>
          <Button type="submit" variant="primary" loading={isBusy} loadingText={t('saving')}>
            {t('security.change')}
          </Button>
        </div>
      </Fields>
    </Form>
  );
}
