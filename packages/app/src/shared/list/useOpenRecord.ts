import { useLocation, useParams } from 'react-router-dom';
import { useRouter } from '../routing/useRouter';

/**
 * The record named in the address's path. Search and filters in the rest of the address stay.
 * @example const { openId, hrefOf, open } = useOpenRecord('contactId', (id) => (id === null ? contactPaths.list :
 * contactPaths.contact(id)));
 * @param param of the route
 */
export function useOpenRecord(param: string, pathOf: (id: string | null) => string) {
  const { [param]: openId = null } = useParams();
  const { search } = useLocation();
  const router = useRouter();
  const hrefOf = (id: string | null): string => pathOf(id) + search;
  return {
    openId,
    /** Address of a record; of the list alone for `null`. */
    hrefOf,
    /** Navigates to a record. @param replace replaces the current history entry */
    open: (id: string | null, { replace = false } = {}): void =>
      void router.navigate(hrefOf(id), { replace, preventScrollReset: true }),
  };
}
