import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { whenIdle } from '../../shared/hooks/whenIdle';
import { toasts } from '../../shared/toast/toast';

/**
 * Where the app's toasts lie. Their code comes when the page has nothing else to do, or with the first one; where it can't be had,
 * which is when toasts have the most to say, it is asked for again with the next.
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
    // There before any toast is: a dialog that opens keeps from the keyboard whatever stands on the page by then, unless it is marked.
    <div data-react-aria-top-layer="true">{List && <List />}</div>
  );
}
