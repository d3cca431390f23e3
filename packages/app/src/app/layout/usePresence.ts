import { User, userEndpoints } from '@stockroom/contract';
import { useEffect } from 'react';
import { useAuthActor } from '#features/auth';
import { request } from '#shared/api/http';
import { whenIdle } from '#shared/hooks/whenIdle';
import { useSession } from '#shared/session/SessionContext';

/** Sets the user's presence to online, once a session. */
export function usePresence(): void {
  const actor = useAuthActor();
  const { user } = useSession();
  const { id } = user;

  useEffect(() => {
    const leaving = new AbortController();
    const before = actor.getSnapshot().context.session?.user.status;
    // Nothing waits for this call, and the next page load repeats it.
    whenIdle()
      .then(() => {
        const { session } = actor.getSnapshot().context;
        // Keeps a presence that the user has chosen meanwhile.
        if (!session || session.user.status !== before || leaving.signal.aborted) return undefined;
        return request({
          method: 'PATCH',
          path: userEndpoints.user,
          // Sends only this field: a whole user would revert fields that are saved at the same moment.
          body: { user: { status: 'online' } },
          schema: User,
          signal: leaving.signal,
        });
      })
      .then(
        (changed) => {
          const { session } = actor.getSnapshot().context;
          if (changed && session) actor.send({ type: 'user.changed', user: { ...session.user, status: changed.status } });
        },
        () => undefined,
      );
    return () => leaving.abort();
  }, [actor, id]);
}
