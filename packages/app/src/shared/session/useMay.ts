import { isAtLeast, type TeamRole } from '@stockroom/contract';
import { useContext } from 'react';
import { SessionContext } from './SessionContext';

/**
 * Tells whether the role of the signed-in person is enough for what takes another: `write` to change what is the store's, `admin` to run it.
 * Parts that need a higher role are left out; the reason stands above the page (`changes` of its handle). The server refuses it as well.
 */
export function useMay(needed: TeamRole): boolean {
  return isAtLeast(useContext(SessionContext)?.user.role ?? 'admin', needed);
}
