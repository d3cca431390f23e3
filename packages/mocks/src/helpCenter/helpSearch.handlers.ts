import { Done, helpCenterEndpoints, HelpSearch, MissedSearch, MissedSearchBody } from '@stockroom/contract';
import * as v from 'valibot';
import { fold } from '../engine/fold';
import { route, type Route } from '../engine/route';
import { staffCollection } from '../store/staff.collection';
import { isAdmin } from '../store/staffOfStore';
import { contentFor } from './guide.handlers';
import { missedSearchCollection } from './helpCenter.collection';
import { searchHelp } from './helpSearch';

/** Maximum length of a search, in UTF-16 units; no guide contains a longer text. */
const LONGEST_TEXT = 200;
/** Maximum number of missed searches; the oldest are dropped. */
const MAX_MISSED = 200;

/** The search of the help center, and its searches without results. */
export function helpSearchRoutes(): readonly Route[] {
  return [
    route('GET', helpCenterEndpoints.search, HelpSearch, async (call) => {
      const text = (call.url.searchParams.get('search') ?? '').trim();
      if (text === '' || text.length > LONGEST_TEXT) return { results: [], suggestions: [] };
      return searchHelp(await contentFor(call), text, call.language);
    }),
    route('POST', helpCenterEndpoints.missed, Done, async ({ body, context }) => {
      const { search } = await body(MissedSearchBody);
      const id = fold(search);
      return context.store.write([missedSearchCollection], (transaction) => {
        const count = (transaction.get(missedSearchCollection, id)?.count ?? 0) + 1;
        transaction.put(missedSearchCollection, { id, search, count, lastAt: new Date(context.now()).toISOString() });
        const all = [...transaction.values(missedSearchCollection)].toSorted((a, b) => (a.lastAt < b.lastAt ? 1 : -1));
        for (const old of all.slice(MAX_MISSED)) transaction.delete(missedSearchCollection, old.id);
        return true;
      });
    }),
    route('GET', helpCenterEndpoints.missed, v.array(MissedSearch), async ({ context, user }) => {
      const view = await context.store.read([missedSearchCollection, staffCollection]);
      // Only admins see search terms, as they write the missing guides.
      if (!isAdmin(view, user)) return [];
      return [...view.values(missedSearchCollection)].toSorted((a, b) => b.count - a.count || (a.lastAt < b.lastAt ? 1 : -1));
    }),
  ];
}
