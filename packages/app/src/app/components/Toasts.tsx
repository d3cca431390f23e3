import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toasts } from '../../shared/toast/toast';

const ToastList = lazy(async () => ({ default: (await import('./ToastList')).ToastList }));

/** Where the app's toasts lie. Their code comes with the first one. */
export function Toasts() {
  const hasSome = useSyncExternalStore(toasts.subscribe, () => toasts.getSnapshot().length > 0);
  return (
    // There before any toast is: a dialog that opens keeps from the keyboard whatever stands on the page by then, unless it is marked.
    <div data-react-aria-top-layer="true">
      <Suspense>{hasSome && <ToastList />}</Suspense>
    </div>
  );
}
