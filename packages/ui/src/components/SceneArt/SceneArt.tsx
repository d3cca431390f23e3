import { type ComponentType, lazy, Suspense, useDeferredValue } from 'react';
import { SceneRoot } from './SceneArt.styles';

export const SCENES = ['shop', 'shelves', 'door'] as const;
export type SceneName = (typeof SCENES)[number];

const None = () => null;
/** Loads a scene. Shows nothing when it fails to load, so that the form stays. */
const scene = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load().catch(() => None) }));

/** Each drawing is a module of its own, loaded after the form beside it: when the scene is rendered. */
const scenes = {
  shop: scene(async () => (await import('./scenes/ShopScene')).ShopScene),
  shelves: scene(async () => (await import('./scenes/ShelvesScene')).ShelvesScene),
  door: scene(async () => (await import('./scenes/DoorScene')).DoorScene),
};

/**
 * A drawn scene of the shop in the theme's colours, for pages before and after signing in. Renders an `<svg>` that fills its
 * container and is cut at the sides or the top when the container is narrower or flatter. Decorative: hidden from screen
 * readers.
 */
export function SceneArt({ name }: SceneArtProps) {
  const Scene = scenes[name];
  const isDue = useDeferredValue(true, false);
  return (
    <SceneRoot viewBox="0 0 800 900" preserveAspectRatio="xMidYMax slice" aria-hidden focusable={false}>
      {isDue && (
        <Suspense>
          <Scene />
        </Suspense>
      )}
    </SceneRoot>
  );
}

export interface SceneArtProps {
  /** `shop`: from the street. `shelves`: the stockroom. `door`: the shop closed for the night. */
  name: SceneName;
}
