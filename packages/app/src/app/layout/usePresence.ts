import { useEffect } from 'react';
import { paths, User } from '@stockroom/contract';
import { useAuthActor } from '../../features/auth';
import { request } from '../../shared/api/http';
import { untilIdle } from '../../shared/hooks/untilIdle';
import { useSession } from '../../shared/session/SessionContext';

/** Says that the person is here, once a session (specification 4: presence is set to online by the top bar on load). */
export function usePresence(): void {
  const actor = useAuthActor();
  const { user } = useSession();
  const { id } = user;

  useEffect(() => {
    const leaving = new AbortController();
    const before = actor.getSnapshot().context.session?.user.status;
    // Nobody waits for it, and the next page load says it again.
    untilIdle()
      .then(() => {
        const { session } = actor.getSnapshot().context;
        // What the person has chosen meanwhile is theirs.
        if (!session || session.user.status !== before || leaving.signal.aborted) return undefined;
        return request({
          method: 'PATCH',
          path: paths.common.user,
          body: { user: { ...session.user, status: 'online' } },
          schema: User,
          signal: leaving.signal,
        });
      })
      .then(
        (changed) => changed && actor.send({ type: 'user.changed', user: changed }),
        () => undefined,
      );
    return () => leaving.abort();
  }, [actor, id]);
}
