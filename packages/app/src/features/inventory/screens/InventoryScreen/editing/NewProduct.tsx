import type { Store } from '@stockroom/contract';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readNewProductState } from '#entities/products/productAddress';
import { newProduct } from '#features/inventory/model/draft';
import { Draft } from '../InventoryScreen.styles';
import { LazyEditor } from './lazyComponents';

/** The draft of a product that is not on the server yet. */
export function NewProduct({ store, onCreated, onClosed, onAsked }: NewProductProps) {
  const known = readNewProductState(useLocation().state);
  const [product] = useState(() => newProduct(store.storeId, known));
  return (
    <Draft>
      <LazyEditor
        product={product}
        isNew
        storeName={store.storeName}
        onCreated={onCreated}
        onClosed={onClosed}
        onAsked={onAsked}
      />
    </Draft>
  );
}

export interface NewProductProps {
  store: Store;
  onCreated: (id: number) => void;
  onClosed: () => void;
  onAsked: () => void;
}
