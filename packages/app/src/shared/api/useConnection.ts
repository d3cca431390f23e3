import { useSyncExternalStore } from 'react';
import { pendingRequests } from './pendingRequests';

/** Whether the device has a network, and whether the last call got an answer. */
export function useConnection(): { hasNetwork: boolean; isReached: boolean } {
  const hasNetwork = useSyncExternalStore(onNetworkChange, () => navigator.onLine);
  const isReached = useSyncExternalStore(pendingRequests.subscribe, pendingRequests.isReached);
  return { hasNetwork, isReached };
}

function onNetworkChange(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
