import { useEffect, useEffectEvent } from 'react';
import { importOrReload } from '#shared/codeLoading/importOrReload';
import { drafts } from '#shared/drafts/drafts';
import { draftSubject } from '#shared/drafts/draftSubject';
import { whenIdle } from '#shared/hooks/whenIdle';
import { useSession } from '#shared/session/SessionContext';
import { usePostMessage } from './usePostMessage';

/**
 * Resumes sending messages that were pending when the page, or another tab, was closed, on any page. Its code is loaded only
 * when there are any.
 */
export function useResumeOutbox(): void {
  const { user } = useSession();
  const post = usePostMessage();
  const resume = useEffectEvent(async (userId: string) => {
    await whenIdle();
    if (!drafts.subjectsOf(userId).some((subject) => subject.startsWith(draftSubject('chat-message', '')))) return;
    const { resumeOutbox } = await importOrReload('chat-outbox', () => import('#features/chat/api/resume'));
    resumeOutbox(userId, post);
  });
  useEffect(() => {
    void resume(user.id);
    return drafts.subscribe(() => void resume(user.id));
  }, [user.id]);
}
