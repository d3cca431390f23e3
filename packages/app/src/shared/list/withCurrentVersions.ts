import type * as v from 'valibot';
import { currentOf } from '../editing/outcomes';
import type { Mapped } from './model/mapLimit';

/** Replaces failed items by the server's current versions, where it returned them. */
export function withCurrentVersions<Item>(
  items: readonly Item[],
  failed: Mapped<Item, unknown>['failed'],
  schema: v.GenericSchema<unknown, Item>,
): Item[] {
  const current = new Map(failed.map(({ item, error }) => [item, currentOf(schema, error)]));
  return items.map((item) => current.get(item) ?? item);
}
