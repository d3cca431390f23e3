import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { inventoryKeys } from '../../api/inventoryKeys';
import { onOtherTabs } from '../../api/inventoryFeed';

/** Milliseconds in which many writes of another tab count as one. */
const GATHER = 250;

/**
 * Asks for what is on screen anew when another tab has written. An edit with unsaved changes hears of it as a newer record: it is
 * told and never overwritten (screens, 1.2.14).
 */
export function useOtherTabs(): void {
  const client = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onOtherTabs(() => {
      clearTimeout(timer);
      timer = setTimeout(() => void client.invalidateQueries({ queryKey: inventoryKeys.all }), GATHER);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [client]);
}
