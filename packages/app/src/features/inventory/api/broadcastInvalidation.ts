import { broadcastInvalidation as tell } from '#shared/query/tabSync';
import { inventoryKeys } from './inventoryKeys';

/** Notifies the other tabs of this browser of a write to the inventory. They refetch the data from the server. */
export const broadcastInvalidation = (): void => tell(inventoryKeys.all);
