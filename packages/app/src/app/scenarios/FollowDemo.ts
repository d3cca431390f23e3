import { User, userEndpoints } from '@stockroom/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAuthActor } from '#features/auth';
import { request } from '#shared/api/http';
import { useDemoServer } from './useDemoServer';

/** Refetches the data of the page when the demo's data or faults change, in this tab or another. */
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
          // The page's own query shows a failure; a rejected token ends the session.
          () => undefined,
        );
      }),
    [actor, queries, server],
  );
  return null;
}
