import type { User } from '@stockroom/contract';
import { createContext } from 'react';

/**
 * Changes something about the signed-in person: shown at once all over the app, and in other tabs; rejects with an `ApiError` when the
 * server refuses. Without changes it only shows who the person is by now. The frame of signed-in pages fills it; `null` outside of it.
 */
export const ChangeUserContext = createContext<((changes: Partial<User>) => Promise<void>) | null>(null);
