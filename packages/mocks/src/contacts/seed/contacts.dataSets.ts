export { hostileContacts } from './hostile.seed';
export { manyContacts } from './many.seed';
