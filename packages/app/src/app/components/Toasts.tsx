import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { whenIdle } from '#shared/hooks/whenIdle';
import { toasts } from '#shared/toast/toast';

/**
 * Container of the app's toasts. Their code loads when the page is idle, or with the first toast. If that fails, which is when
 * toasts matter most, it is retried with the next toast.
 */
export function Toasts() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.getSnapshot);
  const [List, setList] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (List) return undefined;
    let isHere = true;
    void (shown.length > 0 ? Promise.resolve() : whenIdle())
      .then(() => import('./ToastList'))
      .then(
        ({ ToastList }) => isHere && setList(() => ToastList),
        () => undefined,
      );
    return () => {
      isHere = false;
    };
  }, [List, shown]);

  return (
    // Rendered before any toast: a dialog that opens makes all elements inert that are not marked.
    <div data-react-aria-top-layer="true">{List && <List />}</div>
  );
}
