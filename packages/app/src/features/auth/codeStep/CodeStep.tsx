import type { CodeProblem } from '@stockroom/contract';
import { Button, Form, TextField } from '@stockroom/ui';
import { useEffect, useRef, useState } from 'react';
import { isApiError } from '#shared/api/ApiError';
import { useTranslation } from '#shared/i18n/useTranslation';
import { AuthPage } from '../components/AuthPage';
import { ButtonRow, FormColumn } from '../components/AuthPage.styles';
import type { Credentials } from '../model/session';
import { useAuth, useAuthActor } from '../session/AuthContext';

export interface CodeStepProps {
  /** The accepted email and password; they are sent again with the code. */
  credentials: Credentials;
}

/** Second step of signing in for users with two-step sign-in: a code of their app, or a recovery code. */
export function CodeStep({ credentials }: CodeStepProps) {
  const { t } = useTranslation(['codeStep', 'common']);
  const actor = useAuthActor();
  const failure = useAuth((state) => state.context.failure);
  const isBusy = useAuth((state) => !state.matches({ signedOut: 'codeAsked' }));
  const [kind, setKind] = useState<CodeKind>('app');
  // Not persisted: a code expires within half a minute.
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const fault: CodeFault | null = failure?.kind === 'code' ? codeFault(failure.error, kind) : null;
  const problem = fault && t(`problems.${fault}`);

  // Focuses the field at once, also for another kind of code, and selects a wrong code.
  useEffect(() => field.current?.select(), [kind, failure]);

  const submit = () => {
    const typed = code.trim();
    const isThere = kind === 'app' ? /^\d{3} ?\d{3}$/.test(typed) : typed !== '';
    setMissing(!isThere);
    if (isThere) actor.send({ type: 'credentials.submitted', credentials: { ...credentials, code: typed } });
    else field.current?.focus();
  };
  const choose = (next: CodeKind) => {
    setKind(next);
    setCode('');
    setMissing(false);
  };
  const other = kind === 'app' ? 'recovery' : 'app';

  return (
    <AuthPage title={t('title')} lead={t(`lead.${kind}`)} titlePrefix={problem ? t('common:errors.titlePrefix') : undefined}>
      <FormColumn>
        <Form onSubmit={submit} labelledBy="page-title" busy={isBusy}>
          <TextField
            key={kind}
            id="sign-in-code"
            name="code"
            label={t(kind)}
            help={t(`${kind}Help`)}
            value={code}
            onChange={(value) => {
              setCode(value);
              setMissing(false);
            }}
            error={isMissing ? t(`missing.${kind}`) : (problem ?? undefined)}
            autoComplete={kind === 'app' ? 'one-time-code' : 'off'}
            inputMode={kind === 'app' ? 'numeric' : 'text'}
            autoCapitalize="none"
            spellCheck={false}
            ref={field}
            required
            requiredText={t('common:required')}
          />
          <Button type="submit" variant="primary" fullWidth loading={isBusy} loadingText={t('busy')}>
            {t('submit')}
          </Button>
        </Form>
        <ButtonRow>
          <Button variant="quiet" onPress={() => choose(other)}>
            {t(other === 'recovery' ? 'toRecovery' : 'toApp')}
          </Button>
          <Button variant="quiet" onPress={() => actor.send({ type: 'code.cancelled' })}>
            {t('back')}
          </Button>
        </ButtonRow>
      </FormColumn>
    </AuthPage>
  );
}

/** A code of the authenticator app, or one of the recovery codes. */
type CodeKind = 'app' | 'recovery';

/** A fault of a code, as a key of the texts under `problems`. */
type CodeFault = 'wrong' | 'expired' | 'used' | 'recoveryUsed' | 'locked';

const FAULTS: Record<Exclude<CodeProblem, 'is needed'>, CodeFault> = {
  'is wrong': 'wrong',
  'has expired': 'expired',
  'was used': 'used',
  'too many tries': 'locked',
};

/** The server's verdict on a submitted code; `null` if it only asks for one. */
function codeFault(error: unknown, kind: CodeKind): CodeFault | null {
  const message = isApiError(error, 'invalid') ? error.issues[0]?.message : undefined;
  if (message === undefined || message === 'is needed') return null;
  const fault = FAULTS[message as keyof typeof FAULTS] ?? 'wrong';
  return fault === 'used' && kind === 'recovery' ? 'recoveryUsed' : fault;
}
