import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { broadcastInvalidation } from '../query/tabSync';
import { stockKey } from './stockKeys';

/** What follows every movement: all that shows stock is asked for anew, here and in the other tabs. */
export function useStockWritten(): () => void {
  const client = useQueryClient();
  return useCallback(() => {
    broadcastInvalidation(stockKey);
    void client.invalidateQueries({ queryKey: stockKey });
  }, [client]);
}
