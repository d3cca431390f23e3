import { ComingSoonBody, comingSoonEndpoints, Done } from '@stockroom/contract';
import { route, type Route } from '../engine/route';
import { comingSoonCollection } from './comingSoon.collection';

/** Stores addresses to notify, each once. */
export function comingSoonRoutes(): readonly Route[] {
  return [
    route('POST', comingSoonEndpoints.comingSoon, Done, async ({ body, context }) => {
      const { email } = await body(ComingSoonBody);
      const id = email.toLowerCase();
      return context.store.write([comingSoonCollection], (transaction) => {
        if (transaction.get(comingSoonCollection, id)) return true;
        transaction.put(comingSoonCollection, { id, email, leftAt: new Date(context.now()).toISOString() });
        return true;
      });
    }),
  ];
}
