import type { MockContext } from '../engine/context';

/** Whether the mocks show the empty stores, in which nothing has happened yet. */
export const isEmptyStore = async ({ store }: MockContext): Promise<boolean> => (await store.dataSet()) === 'empty';

/** Returns a dashboard of the empty stores: each of its parts is `null`. */
export const emptyDashboard = <Part extends string>(parts: Readonly<Record<Part, unknown>>): Record<Part, null> =>
  // The keys are those of the parts, which the compiler cannot infer.
  Object.fromEntries(Object.keys(parts).map((name) => [name, null])) as Record<Part, null>;
