import { useSyncExternalStore } from 'react';
import { LiveRegion } from '@stockroom/ui';
import { announcements } from '../../shared/announce/announce';

/** The live regions that `announce` speaks through. */
export function Announcer() {
  const { message, assertive, number } = useSyncExternalStore(announcements.subscribe, () => announcements.get());
  // Told apart by an invisible mark: a region whose text stays the same is not read again.
  const said = number % 2 ? message : `${message}\u200b`;
  return (
    <>
      <LiveRegion message={assertive ? '' : said} />
      {/* An alert is read when it appears; an empty one would be an error that says nothing. */}
      {assertive && <LiveRegion assertive message={said} />}
    </>
  );
}
