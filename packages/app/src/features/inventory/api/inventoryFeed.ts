import { tellOtherTabs as tell } from '../../../shared/query/otherTabs';
import { inventoryKeys } from './inventoryKeys';

/** Tells the other tabs of this browser that something of the inventory was written. What it was they ask the server. */
export const tellOtherTabs = (): void => tell(inventoryKeys.all);
