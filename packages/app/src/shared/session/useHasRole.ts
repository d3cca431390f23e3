import { isRoleAtLeast, type TeamRole } from '@stockroom/contract';
import { useContext } from 'react';
import { SessionContext } from './SessionContext';

/**
 * Whether the role of the signed-in person suffices for a required one: `write` to change the store's data, `admin` to
 * manage the store. Parts that need a higher role are left out; a notice above the page gives the reason (`editRole` of its
 * handle). The server refuses it as well.
 */
export function useHasRole(needed: TeamRole): boolean {
  return isRoleAtLeast(useContext(SessionContext)?.user.role ?? 'admin', needed);
}
