import type { ComponentType } from 'react';
import { lazyExtra } from '../../shared/routing/lazyComponent';

const Nothing = () => null;
/** A build with `VITE_DEMO=false` leaves out what is behind it. */
const isBuiltIn = import.meta.env.VITE_DEMO !== 'false';

/** `ScenarioButton`, fetched beside the page. */
export const LazyScenarioButton: ComponentType = isBuiltIn
  ? lazyExtra(async () => (await import('./ScenarioButton')).ScenarioButton)
  : Nothing;

/** `FollowDemo`, fetched beside the page. */
export const LazyFollowDemo: ComponentType = isBuiltIn
  ? lazyExtra(async () => (await import('./FollowDemo')).FollowDemo)
  : Nothing;
