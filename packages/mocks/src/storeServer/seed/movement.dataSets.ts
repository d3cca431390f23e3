import type { Product } from '@stockroom/contract';
import type { Base, DataSet } from '../../engine/collection';
import type { StoredMovement } from '../movement.factory';
import { hostileProducts } from './hostile.seed';
import { movementsOf } from './movement.seed';
import { openingsOf } from './openings.seed';
import { demoProducts, productsOf } from './product.seed';

const MANY = 100_000;

/** Returns the ledger of rarely used data sets. */
export function movementsOfOthers(dataSet: DataSet): Base<StoredMovement> {
  switch (dataSet) {
    case 'hostile-text':
      return movementsOf([...demoProducts, ...hostileProducts.filter(isCounted)]);
    case 'movements-100000':
      return movementsOf(demoProducts, Math.ceil(MANY / demoProducts.length));
    case 'products-10000':
    case 'products-100000':
      return openingsOf(productsOf(dataSet), movementsOf(demoProducts));
    default:
      return movementsOf(demoProducts);
  }
}

/** Whether a product has a ledger: stock below zero was imported, and so was its history. */
function isCounted({ stock }: Product): boolean {
  return stock >= 0;
}
