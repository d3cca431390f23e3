import type { Product } from '@stockroom/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import type { EditServices } from './editActors';
import { useDeletion } from './useDeletion';

/** What an edit does to the world, the same object over renders: an edit outlives many of them, and a change of language. */
export function useEditServices(): EditServices {
  const client = useQueryClient();
  const deleteWithUndo = useDeletion();
  const latest = useRef(deleteWithUndo);
  useLayoutEffect(() => {
    latest.current = deleteWithUndo;
  });
  const [services] = useState(() => ({ client, deleteWithUndo: (product: Product) => latest.current(product) }));
  return services;
}
