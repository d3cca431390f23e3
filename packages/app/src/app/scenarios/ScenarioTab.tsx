import { Suspense } from 'react';
import { lazyComponent } from '#shared/routing/lazyComponent';
import { deviationsOf } from './demoServer';
import { useDemoServer, useDemoState } from './useDemoServer';

const OpenTab = lazyComponent('scenario-tab', async () => (await import('./ScenarioOpenTab')).ScenarioOpenTab);

/**
 * Opens the panel where there is no top bar. Shown only while something deviates from a fresh demo: a user who set the demo
 * offline must be able to revert that without signing in first.
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
