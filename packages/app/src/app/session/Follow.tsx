import { Suspense } from 'react';
import { LazyFollowDemo } from '../scenarios/lazyScenarios';
import { useFollowUser } from './useFollowUser';

/** Follows in every signed-in page what other tabs and the demo's panel change about the person and the data. */
export function Follow() {
  useFollowUser();
  return (
    <Suspense>
      <LazyFollowDemo />
    </Suspense>
  );
}
