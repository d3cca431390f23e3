import { broadcastInvalidation as tell } from '../../../shared/query/tabSync';
import { inventoryKeys } from './inventoryKeys';

/** Tells the other tabs of this browser that something of the inventory was written. What it was they ask the server. */
export const broadcastInvalidation = (): void => tell(inventoryKeys.all);
