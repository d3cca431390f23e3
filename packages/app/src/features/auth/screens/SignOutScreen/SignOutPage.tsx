import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { AuthPage } from '#features/auth/components/AuthPage';
import { signOutMachine } from '#features/auth/machines/signOutMachine';
import { useAuth } from '#features/auth/session/AuthContext';
import { type Senders, sendWaiting, waitForPendingSends } from '#features/auth/signingOut/pendingWork';
import { drafts } from '#shared/drafts/drafts';
import { useTranslation } from '#shared/i18n/useTranslation';
import { fromRequest } from '#shared/machines/fromRequest';
import { PendingWork } from './PendingWork';
import { SignOutScreen } from './SignOutScreen';

/**
 * Signs out. Asks before, if work exists only in this browser (decision 008). While the session is locked, another person may
 * be ending it: they are not asked, and pending work is kept for its own user.
 */
export function SignOutPage() {
  const isRestoring = useAuth((state) => state.matches({ restoring: 'asking' }));
  const userId = useAuth((state) => (state.matches({ signedIn: 'active' }) ? state.context.session?.user.id : undefined));
  const [leaver, setLeaver] = useState(userId);
  if (isRestoring) return null;
  if (leaver === undefined && userId !== undefined) setLeaver(userId);
  return leaver === undefined ? <SignOutScreen /> : <SignOutFlow userId={leaver} />;
}

function SignOutFlow({ userId }: { userId: string }) {
  const { t } = useTranslation('signingOut');
  const senders = useLoaderData<Senders | undefined>() ?? [];
  const [machine] = useState(() =>
    signOutMachine.provide({
      actors: { look: fromRequest(() => waitForPendingSends(userId)), send: fromRequest(() => sendWaiting(userId, senders)) },
      actions: { forget: () => drafts.forgetAll(userId) },
    }),
  );
  const [state, send] = useMachine(machine);
  if (state.matches('free')) return <SignOutScreen />;
  if (state.matches('looking')) {
    return (
      <AuthPage title={t('busy')} scene="door">
        {null}
      </AuthPage>
    );
  }
  return (
    <PendingWork
      {...state.context}
      isSending={state.matches('sending')}
      onSend={() => send({ type: 'send.requested' })}
      onDrop={() => send({ type: 'drop.requested' })}
    />
  );
}
