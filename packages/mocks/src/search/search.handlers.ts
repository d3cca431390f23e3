import { SearchBody, searchEndpoints, SearchGroup } from '@stockroom/contract';
import * as v from 'valibot';
import type { Domain, SearchQuery } from '../engine/domain';
import { Refusal } from '../engine/errors';
import { fold } from '../engine/fold';
import type { MockContext } from '../engine/context';
import { route, type ProtectedCall, type Route } from '../engine/route';

/** Most results of a group, and of the one group that is asked for alone. */
const LIMIT = 6;
const LIMIT_ALONE = 20;
/** A longer text is in no record; so a megabyte of it costs nothing. In UTF-16 units. */
const LONGEST_TEXT = 2000;

/** One search over all that can be searched. */
export function searchRoutes(_context: MockContext, domains: readonly Domain[]): readonly Route[] {
  const searched = domains.flatMap(({ search }) => search ?? []).toSorted((a, b) => a.place - b.place);
  return [
    route('POST', searchEndpoints.search, v.array(SearchGroup), async (call) => {
      const { query, groups } = await call.body(SearchBody);
      const text = query.trim();
      if (text === '' || text.length > LONGEST_TEXT || (await call.context.store.dataSet()) === 'search-empty') return [];
      const asked = searched.filter(({ group }) => !groups || groups.includes(group));
      const limit = groups?.length === 1 ? LIMIT_ALONE : LIMIT;
      const folded = fold(text).trim().replace(/\s+/g, ' ');
      const findAll = (orNear: boolean) =>
        find(asked.map((each) => findIn(call, each, { text, folded, limit, orNear }, domains)));
      const found = await findAll(false);
      return found.length > 0 ? found : findAll(true);
    }),
  ];
}

/** A refused token is the person's business. Else a domain that can't be searched is left out; the search fails only when none can. */
async function find(searches: readonly Promise<SearchGroup>[]): Promise<SearchGroup[]> {
  const outcomes = await Promise.allSettled(searches);
  const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
  const refusal = failures.filter((error) => error instanceof Refusal).find(({ status }) => status === 401);
  if (refusal) throw refusal;
  if (failures.length > 0 && failures.length === searches.length) throw failures[0];
  return outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' && outcome.value.total !== 0 ? [outcome.value] : []));
}

async function findIn(
  call: ProtectedCall,
  { group, label, icon, load }: NonNullable<Domain['search']>,
  query: SearchQuery,
  domains: readonly Domain[],
): Promise<SearchGroup> {
  const source = await load();
  const { results, total } = await source(call, query, domains);
  return { id: group, label: label[call.language], icon, results, total };
}
