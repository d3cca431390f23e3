import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toasts } from '../../shared/toast/toast';

const ToastList = lazy(async () => ({ default: (await import('./ToastList')).ToastList }));

/** Where the app's toasts lie. Their code comes with the first one. */
export function Toasts() {
  const hasSome = useSyncExternalStore(toasts.subscribe, () => toasts.getSnapshot().length > 0);
  return <Suspense>{hasSome && <ToastList />}</Suspense>;
}
