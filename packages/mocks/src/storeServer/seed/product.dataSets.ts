export { generateProducts } from './bulk.seed';
export { hostileProducts } from './hostile.seed';
