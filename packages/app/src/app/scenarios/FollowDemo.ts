import { useEffect } from 'react';
import { User, userEndpoints } from '@stockroom/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useAuthActor } from '../../features/auth';
import { request } from '../../shared/api/http';
import { useDemoServer } from './useDemoServer';

/** Asks again for what is on the page when the demo's data or faults were changed, in this tab or another. */
export function FollowDemo() {
  const server = useDemoServer();
  const queries = useQueryClient();
  const actor = useAuthActor();
  useEffect(
    () =>
      server?.subscribe(({ collections }) => {
        const isAnotherData = collections.length === 0;
        if (isAnotherData) void queries.resetQueries();
        else if (collections.includes('settings')) void queries.invalidateQueries();
        else return;
        request({ method: 'GET', path: userEndpoints.user, schema: User }).then(
          (user) => actor.send({ type: 'user.changed', user }),
          // A failure is shown by the page's own query; a refused token ends the session.
          () => undefined,
        );
      }),
    [actor, queries, server],
  );
  return null;
}
