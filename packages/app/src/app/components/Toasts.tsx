import { useEffect, useSyncExternalStore } from 'react';
import { untilIdle } from '../../shared/hooks/untilIdle';
import { lazyPart } from '../../shared/routing/lazyPart';
import { toasts } from '../../shared/toast/toast';

const ToastList = lazyPart('toasts', async () => (await import('./ToastList')).ToastList);

/** Where the app's toasts lie. Their code comes when the page has nothing else to do, or with the first one. */
export function Toasts() {
  const hasSome = useSyncExternalStore(toasts.subscribe, () => toasts.getSnapshot().length > 0);
  useEffect(() => void untilIdle().then(ToastList.preload), []);
  return (
    // There before any toast is: a dialog that opens keeps from the keyboard whatever stands on the page by then, unless it is marked.
    <div data-react-aria-top-layer="true">{hasSome && <ToastList />}</div>
  );
}
