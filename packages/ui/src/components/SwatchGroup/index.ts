export { SwatchGroup, type SwatchGroupProps } from './SwatchGroup';
