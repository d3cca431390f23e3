import { ProductPage } from '@stockroom/contract';
import type { QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import { saveQuerySnapshot, takeQuerySnapshot } from '#shared/query/client/querySnapshot';
import { type Session, useSession } from '#shared/session/SessionContext';

/** Timestamp of a persisted list: so old that the list is refetched at once. */
export const ALWAYS_STALE = 0;

/** The list's initial data until its response arrives: this tab's list from before the reload, for the same user and store. */
export function usePersistedList(queryKey: QueryKey) {
  const name = useSnapshotName(queryKey);
  return { initialData: () => takeQuerySnapshot(name, ProductPage), initialDataUpdatedAt: ALWAYS_STALE };
}

/**
 * Saves the list when the tab leaves the page.
 * @param list `undefined`: none was loaded
 */
export function usePersistList(queryKey: QueryKey, list: ProductPage | undefined): void {
  const name = useSnapshotName(queryKey);
  useEffect(() => {
    if (!list) return undefined;
    const keep = () => saveQuerySnapshot(name, list);
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [name, list]);
}

const useSnapshotName = (queryKey: QueryKey) => listSnapshotName(useSession(), queryKey);

/** The snapshot's name, from user, store and query. */
export const listSnapshotName = ({ user, store }: Session, queryKey: QueryKey): string =>
  JSON.stringify([user.id, store?.storeId, queryKey]);
