import type * as v from 'valibot';
import { currentOf } from '../editing/outcomes';
import type { Mapped } from './model/mapLimit';

/** Those of many that were not done, as the server has them by now where it said so. */
export function withCurrentVersions<Item>(
  items: readonly Item[],
  failed: Mapped<Item, unknown>['failed'],
  schema: v.GenericSchema<unknown, Item>,
): Item[] {
  const current = new Map(failed.map(({ item, error }) => [item, currentOf(schema, error)]));
  return items.map((item) => current.get(item) ?? item);
}
