import { type ComponentType, lazy } from 'react';

const Nothing = () => null;
/** A build with `VITE_DEMO=false` leaves out what is behind it. */
/** A tool of the demo that can't be fetched, because the connection has just gone, is no reason to take the page away. */
const demoOnly = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load().catch(() => Nothing) }));
const isBuiltIn = import.meta.env.VITE_DEMO !== 'false';

/** `ScenarioButton`, fetched beside the page. */
export const LazyScenarioButton: ComponentType = isBuiltIn
  ? demoOnly(async () => (await import('./ScenarioButton')).ScenarioButton)
  : Nothing;

/** `FollowDemo`, fetched beside the page. */
export const LazyFollowDemo: ComponentType = isBuiltIn
  ? demoOnly(async () => (await import('./FollowDemo')).FollowDemo)
  : Nothing;
