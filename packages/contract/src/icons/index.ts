export * from './icons';
export { iconsEndpoints } from './iconsEndpoints';
