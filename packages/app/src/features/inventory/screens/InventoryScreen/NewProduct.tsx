import type { Store } from '@stockroom/contract';
import { useState } from 'react';
import { newProduct } from '../../model/draft';
import type { EditServices } from './editActors';
import { Draft } from './InventoryScreen.styles';
import { LazyEditor } from './LazyEditor';

/** The draft of a product that is not on the server yet (screens, 3.1 Must). */
export function NewProduct({ store, services, onCreated, onClosed, onAsked }: NewProductProps) {
  const [product] = useState(() => newProduct(store.storeId));
  return (
    <Draft>
      <LazyEditor
        product={product}
        isNew
        storeName={store.storeName}
        services={services}
        onCreated={onCreated}
        onClosed={onClosed}
        onAsked={onAsked}
      />
    </Draft>
  );
}

export interface NewProductProps {
  store: Store;
  services: EditServices;
  onCreated: (id: number) => void;
  onClosed: () => void;
  onAsked: () => void;
}
