import type { QueryClient } from '@tanstack/react-query';
import { onOtherTabWrite } from './boardTabs';
import { boardWriter } from './boardWriter';

const subscribedClients = new WeakSet<QueryClient>();

/**
 * Refetches a board when another tab has written it. Called before the first read, so that a write between the read and the
 * first frame of the screen is noticed too.
 */
export function onRemoteBoardWrite(client: QueryClient): void {
  if (subscribedClients.has(client)) return;
  subscribedClients.add(client);
  onOtherTabWrite((boardId) => boardWriter(client, boardId).invalidate());
}
