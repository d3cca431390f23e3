import type { QueryClient } from '@tanstack/react-query';
import { onOtherTabs } from './boardTabs';
import { boardWriter } from './boardWriter';

const hearing = new WeakSet<QueryClient>();

/**
 * Asks for a board anew when another tab has written it. Called before anything is read for the first time: a write between the
 * reading and the screen's first frame is heard too.
 */
export function onRemoteBoardWrite(client: QueryClient): void {
  if (hearing.has(client)) return;
  hearing.add(client);
  onOtherTabs((boardId) => boardWriter(client, boardId).invalidate());
}
