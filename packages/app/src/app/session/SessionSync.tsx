import { Suspense } from 'react';
import { LazyFollowDemo } from '../scenarios/lazyScenarios';
import { useFollowUser } from './useFollowUser';

/** Applies changes to the user and the data that come from other tabs and the demo's panel, on every signed-in page. */
export function SessionSync() {
  useFollowUser();
  return (
    <Suspense>
      <LazyFollowDemo />
    </Suspense>
  );
}
