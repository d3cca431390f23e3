import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { broadcastInvalidation } from '#shared/query/tabSync';
import { stockKey } from './stockKeys';

/** Function that invalidates everything that shows stock after a movement, here and in the other tabs. */
export function useInvalidateStock(): () => void {
  const client = useQueryClient();
  return useCallback(() => {
    broadcastInvalidation(stockKey);
    void client.invalidateQueries({ queryKey: stockKey });
  }, [client]);
}
