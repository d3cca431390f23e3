import { ProductPage } from '@stockroom/contract';
import type { QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import { saveQuerySnapshot, takeQuerySnapshot } from '../../../../shared/query/client/querySnapshot';
import { type Session, useSession } from '../../../../shared/session/SessionContext';

/** When a list that was kept is said to have been answered: so long ago that it is asked for again at once. */
export const BEFORE_THIS_PAGE = 0;

/** The list's placeholder until its answer is there: this tab's list before the reload, for the same person and store. */
export function usePersistedList(queryKey: QueryKey) {
  const name = useName(queryKey);
  return { initialData: () => takeQuerySnapshot(name, ProductPage), initialDataUpdatedAt: BEFORE_THIS_PAGE };
}

/** Keeps the list when the tab leaves the page. @param list `undefined`: none that was answered */
export function usePersistList(queryKey: QueryKey, list: ProductPage | undefined): void {
  const name = useName(queryKey);
  useEffect(() => {
    if (!list) return undefined;
    const keep = () => saveQuerySnapshot(name, list);
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [name, list]);
}

const useName = (queryKey: QueryKey) => nameOfList(useSession(), queryKey);

/** Whose list of which store it is, and what it answers. */
export const nameOfList = ({ user, store }: Session, queryKey: QueryKey): string =>
  JSON.stringify([user.id, store?.storeId, queryKey]);
