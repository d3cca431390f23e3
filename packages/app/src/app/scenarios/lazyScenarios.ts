import type { ComponentType } from 'react';
import { lazyExtra } from '#shared/routing/lazyComponent';

const Nothing = () => null;
/** Whether the build contains the demo: one with `VITE_DEMO=false` leaves out the code behind this flag. */
const isBuiltIn = import.meta.env.VITE_DEMO !== 'false';

/** `ScenarioButton`, fetched in parallel with the page. */
export const LazyScenarioButton: ComponentType = isBuiltIn
  ? lazyExtra(async () => (await import('./ScenarioButton')).ScenarioButton)
  : Nothing;

/** `FollowDemo`, fetched in parallel with the page. */
export const LazyFollowDemo: ComponentType = isBuiltIn
  ? lazyExtra(async () => (await import('./FollowDemo')).FollowDemo)
  : Nothing;
