import { HEALTH_FILTERS, INACTIVE_FILTER, type MovementReason, type HealthCount } from '@stockroom/contract';
import { productAddress } from '#entities/products/productAddress';
import type { Days } from '#features/dashboards/model/periods';

/** Lists behind the store's figures. */
export const storeLinks = {
  /** The products that a figure counts. */
  products: (count: HealthCount) => `${productAddress.list}?${HEALTH_FILTERS[count]}`,
  /** The products that are not for sale but have units on hand. */
  inactive: `${productAddress.list}?${INACTIVE_FILTER}`,
  /** The products with units on hand, which make up the total units and value. */
  onHand: `${productAddress.list}?stockFrom=1`,
  /** The ledger, filtered to the movements that a figure adds up. */
  movements: (reason: MovementReason, { from, to }: Days) =>
    `/apps/ecommerce/transactions?${new URLSearchParams({ reason, from, to })}`,
} as const;
