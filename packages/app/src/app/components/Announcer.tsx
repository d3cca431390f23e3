import { LiveRegion } from '@stockroom/ui';
import { useSyncExternalStore } from 'react';
import { announcements } from '#shared/announce/announce';

/** The live regions used by `announce`. */
export function Announcer() {
  const { message, assertive, number } = useSyncExternalStore(announcements.subscribe, () => announcements.get());
  // An invisible mark makes repeated texts differ: a region whose text stays the same is not read again.
  const distinctMessage = number % 2 ? message : `${message}\u200b`;
  return (
    <>
      <LiveRegion message={assertive ? '' : distinctMessage} />
      {/* An alert is read aloud when it appears; an empty one would be an error without a text. */}
      {assertive && <LiveRegion assertive message={distinctMessage} />}
    </>
  );
}
