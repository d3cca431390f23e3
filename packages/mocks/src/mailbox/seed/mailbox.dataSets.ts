export { hostileLabels, hostileMails } from './hostile.seed';
export { manyMails } from './many.seed';
