import { type ComponentType, lazy, Suspense, useDeferredValue } from 'react';
import { SceneRoot } from './SceneArt.styles';

export const SCENES = ['shop', 'shelves', 'door'] as const;
export type SceneName = (typeof SCENES)[number];

const None = () => null;
/** A drawing that can't be fetched is no reason to take the form away. */
const scene = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load().catch(() => None) }));

/** Each drawing is a file of its own: it comes after the form that it stands beside, and is asked for when that is drawn. */
const scenes = {
  shop: scene(async () => (await import('./scenes/ShopScene')).ShopScene),
  shelves: scene(async () => (await import('./scenes/ShelvesScene')).ShelvesScene),
  door: scene(async () => (await import('./scenes/DoorScene')).DoorScene),
};

/**
 * A drawn scene of the shop in the theme's colours, for pages before and after signing in. Renders an `<svg>` that fills its place
 * and is cut at the sides or the top when the place is narrower or flatter than it. Decoration: hidden from screen readers.
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
