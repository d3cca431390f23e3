export { bulkProducts } from './bulk.seed';
export { hostileProducts } from './hostile.seed';
