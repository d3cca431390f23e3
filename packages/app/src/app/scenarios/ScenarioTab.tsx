import { Suspense } from 'react';
import { lazyComponent } from '../../shared/routing/lazyComponent';
import { deviationsOf } from './demoServer';
import { useDemoServer, useDemoState } from './useDemoServer';

const OpenTab = lazyComponent('scenario-tab', async () => (await import('./ScenarioOpenTab')).ScenarioOpenTab);

/**
 * The way to the panel where no top bar is. It shows only while something is not as in a fresh demo: whoever set the demo offline
 * must be able to take it back without getting in first.
 */
export function ScenarioTab() {
  const server = useDemoServer();
  const state = useDemoState(server);
  if (!server || !state || deviationsOf(state).length === 0) return null;
  return (
    <Suspense>
      <OpenTab server={server} state={state} />
    </Suspense>
  );
}
