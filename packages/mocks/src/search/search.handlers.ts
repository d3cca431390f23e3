import { paths, SEARCH_GROUPS, SearchBody, type SearchGroup, type SearchGroupId } from '@stockroom/contract';
import { Refusal } from '../engine/errors';
import { fold } from '../engine/fold';
import { route, type ProtectedCall, type Route } from '../engine/route';
import type { SearchQuery } from './searchSource';
import { sources } from './sources';

/** Most results of a group, and of the one group that is asked for alone. */
const LIMIT = 6;
const LIMIT_ALONE = 20;
/** A longer text is in no record; so a megabyte of it costs nothing. In UTF-16 units. */
const LONGEST_TEXT = 2000;

/** English names of the groups; the app translates by their ids. */
const LABELS: Record<SearchGroupId, string> = { contacts: 'Contacts', pages: 'Pages', tasks: 'Tasks', products: 'Products' };

/** One search over all that can be searched (contract, "Common"). */
export function searchRoutes(): readonly Route[] {
  return [
    route('POST', paths.common.search, async (call) => {
      const { query, groups } = await call.body(SearchBody);
      const text = query.trim();
      if (text === '' || text.length > LONGEST_TEXT || (await call.context.store.dataSet()) === 'search-empty') return [];
      const asked = SEARCH_GROUPS.filter((group) => sources[group] && (!groups || groups.includes(group)));
      const limit = groups?.length === 1 ? LIMIT_ALONE : LIMIT;
      return find(call, asked, { text, folded: fold(text).trim().replace(/\s+/g, ' '), limit });
    }),
  ];
}

/** A refused token is the person's business. Else a domain that can't be searched is left out; the search fails only when none can. */
async function find(call: ProtectedCall, asked: readonly SearchGroupId[], query: SearchQuery): Promise<SearchGroup[]> {
  const outcomes = await Promise.allSettled(asked.map((group) => findIn(call, group, query)));
  const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
  const refusal = failures.filter((error) => error instanceof Refusal).find(({ status }) => status === 401);
  if (refusal) throw refusal;
  if (failures.length > 0 && failures.length === asked.length) throw failures[0];
  return outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' && outcome.value ? [outcome.value] : []));
}

async function findIn(call: ProtectedCall, group: SearchGroupId, query: SearchQuery): Promise<SearchGroup | null> {
  const load = sources[group];
  if (!load) return null;
  const source = await load();
  const { results, total } = await source(call, query);
  return total === 0 ? null : { id: group, label: LABELS[group], results, total };
}
