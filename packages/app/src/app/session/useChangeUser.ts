import { User, userEndpoints } from '@stockroom/contract';
import { useRef } from 'react';
import { useAuthActor } from '#features/auth';
import { request } from '#shared/api/http';
import { userChannel } from './userChannel';

export interface ChangeOptions {
  /**
   * Shows the change before the server confirms it. Turn it off where other reads depend on the server's state. @default true
   */
  optimistic?: boolean;
}

/**
 * Returns a function that changes the signed-in user: optimistic, and rolled back when the server rejects it. Of several
 * changes in a row the last one wins, in whatever order the responses arrive.
 * @returns rejects with an `ApiError` when the change was rejected, after the rollback
 */
export function useChangeUser({ optimistic = true }: ChangeOptions = {}): (changes: Partial<User>) => Promise<void> {
  const actor = useAuthActor();
  const latest = useRef(0);
  return async (changes) => {
    latest.current += 1;
    const number = latest.current;
    const before = actor.getSnapshot().context.session?.user;
    if (!before) return;
    const show = (part: Partial<User>) => {
      const user = actor.getSnapshot().context.session?.user;
      if (user && number === latest.current) actor.send({ type: 'user.changed', user: { ...user, ...part } });
    };
    if (optimistic) show(changes);
    try {
      const user = await request({ method: 'PATCH', path: userEndpoints.user, body: { user: changes }, schema: User });
      // The response lacks the role of the store's owner.
      show({ ...user, role: user.role });
      userChannel.post('changed');
    } catch (error) {
      const keys = Object.keys(changes) as (keyof User)[];
      if (optimistic) show(Object.fromEntries(keys.map((key) => [key, before[key]])));
      throw error;
    }
  };
}
