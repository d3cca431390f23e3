export { ProductThumb, type ProductThumbProps } from './ProductThumb';
