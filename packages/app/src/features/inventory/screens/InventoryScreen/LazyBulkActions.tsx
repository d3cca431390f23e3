import { type ComponentType, lazy, Suspense, useState } from 'react';
import { importOrReload } from '../../../../shared/routing/reloadOnce';
import type { BulkActionsProps } from './BulkActions';

let loaded: ComponentType<BulkActionsProps> | null = null;

async function load() {
  const { BulkActions } = await import('./BulkActions');
  loaded = BulkActions;
  return { default: BulkActions };
}

const Actions = lazy(() => importOrReload('bulk-actions', load));

/** Fetches the code ahead, when the page has nothing better to do. One that can't be had is asked for when it is needed. */
export function preloadBulkActions(): void {
  load().catch(() => undefined);
}

/** What is done to all selected products, whose code comes after the list's. When it is there already it renders at once. */
export function LazyBulkActions(props: BulkActionsProps) {
  const [Ready] = useState(() => loaded ?? Actions);
  return (
    <Suspense>
      <Ready {...props} />
    </Suspense>
  );
}
