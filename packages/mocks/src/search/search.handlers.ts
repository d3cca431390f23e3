import { SearchBody, searchEndpoints, SearchGroup } from '@stockroom/contract';
import * as v from 'valibot';
import type { MockContext } from '../engine/context';
import type { Domain, SearchQuery } from '../engine/domain';
import { Refusal } from '../engine/errors';
import { fold } from '../engine/fold';
import { route, type ProtectedCall, type Route } from '../engine/route';

/** Maximum number of results of a group, and of a group requested alone. */
const LIMIT = 6;
const LIMIT_ALONE = 20;
/** No record contains a longer text, so it is not searched: a megabyte costs nothing. In UTF-16 units. */
const LONGEST_TEXT = 2000;

/** Search over everything that can be searched. */
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

/**
 * Collects the groups. A refused token is passed on to the user; a domain that fails otherwise is left out, and the search
 * fails only when all do.
 */
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
