import { createContext } from 'react';

/**
 * Makes another store the person's own; rejects with an `ApiError` when the server refuses. Set by the frame of signed-in
 * pages, which knows the session; `null` outside of it.
 */
export const SwitchStoreContext = createContext<((storeId: number) => Promise<void>) | null>(null);
