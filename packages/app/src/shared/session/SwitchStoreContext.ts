import { createContext } from 'react';

/**
 * Makes another store the person's own; rejects with an `ApiError` when the server refuses. The frame of signed-in pages fills it, as it
 * knows the session; `null` outside of it.
 */
export const SwitchStoreContext = createContext<((storeId: number) => Promise<void>) | null>(null);
