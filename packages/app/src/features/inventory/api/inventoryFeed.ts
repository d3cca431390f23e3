import { openTabChannel, type TabChannel } from '../../../shared/tabs/tabChannel';

type Message = 'changed';

let channel: TabChannel<Message> | null = null;

/** Opened when it is first needed, and kept: a tab never hears itself. */
function feed(): TabChannel<Message> {
  channel ??= openTabChannel<Message>(
    'stockroom.inventory',
    (data) => (data === 'changed' ? data : null),
    (message) => JSON.stringify(message),
  );
  return channel;
}

/** Tells the other tabs of this browser that something of the inventory was written. What it was they ask the server. */
export function tellOtherTabs(): void {
  feed().post('changed');
}

/** Calls `listener` when another tab has written. Returns how to stop. */
export function onOtherTabs(listener: () => void): () => void {
  return feed().listen(listener);
}
