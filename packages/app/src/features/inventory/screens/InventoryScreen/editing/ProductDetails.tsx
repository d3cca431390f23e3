import type { Product } from '@stockroom/contract';
import { memo } from 'react';
import { LazyEditor } from './lazyComponents';

/** The open details of a row. A new list of rows does not re-render them. */
export const ProductDetails = memo(function ProductDetails(props: ProductDetailsProps) {
  return <LazyEditor {...props} key={props.product.id} onCreated={ignore} />;
});

function ignore() {}

export interface ProductDetailsProps {
  product: Product;
  isGone: boolean;
  storeName: string;
  onClosed: () => void;
  onAsked: () => void;
}
