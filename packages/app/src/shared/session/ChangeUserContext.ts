import type { User } from '@stockroom/contract';
import { createContext } from 'react';

/**
 * Changes data of the signed-in person: shown at once in the whole app, and in other tabs; rejects with an `ApiError` when
 * the server refuses. Without changes it only updates the person shown. Set by the frame of signed-in pages; `null` outside of
 * it.
 */
export const ChangeUserContext = createContext<((changes: Partial<User>) => Promise<void>) | null>(null);
