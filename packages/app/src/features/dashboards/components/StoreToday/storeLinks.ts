import { HEALTH_FILTERS, INACTIVE_FILTER, type MovementReason, type HealthCount } from '@stockroom/contract';
import { productAddress } from '../../../../shared/products/productAddress';
import type { Days } from '../../model/periods';

/** Where the store's figures are listed. */
export const storeLinks = {
  /** The products that a figure counts. */
  products: (count: HealthCount) => `${productAddress.list}?${HEALTH_FILTERS[count]}`,
  /** The products that are not for sale and have units on hand. */
  inactive: `${productAddress.list}?${INACTIVE_FILTER}`,
  /** The products that have units on hand: what their sum, and their value, is made of. */
  onHand: `${productAddress.list}?stockFrom=1`,
  /** The ledger, narrowed to the movements that a figure adds up. */
  movements: (reason: MovementReason, { from, to }: Days) =>
    `/apps/ecommerce/transactions?${new URLSearchParams({ reason, from, to })}`,
} as const;
