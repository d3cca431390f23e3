import { openTabChannel, type TabChannel } from '../../../shared/tabs/tabChannel';
import { FEED_KINDS, type FeedKind } from '../model/feed';

let channel: TabChannel<FeedKind> | null = null;

/** Opened when it is first needed, and kept: a tab never hears itself. */
function tabs(): TabChannel<FeedKind> {
  channel ??= openTabChannel<FeedKind>(
    'stockroom.feeds',
    (data) => FEED_KINDS.find((kind) => kind === data) ?? null,
    (message) => JSON.stringify(message),
  );
  return channel;
}

/** Tells the other tabs of this browser which list was written. What it was they ask the server. */
export const tellOtherTabs = (kind: FeedKind): void => tabs().post(kind);

/** Calls `listener` when another tab has written. Returns how to stop. */
export const onOtherTabs = (listener: (kind: FeedKind) => void): (() => void) => tabs().listen(listener);
