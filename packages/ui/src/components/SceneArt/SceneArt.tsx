import { lazy, Suspense, useDeferredValue } from 'react';
import { SceneRoot } from './SceneArt.styles';

export const SCENES = ['shop', 'shelves', 'door'] as const;
export type SceneName = (typeof SCENES)[number];

/** Each drawing is a file of its own: it comes after the form that it stands beside, and is asked for when that is drawn. */
const scenes = {
  shop: lazy(() => import('./scenes/ShopScene').then(({ ShopScene }) => ({ default: ShopScene }))),
  shelves: lazy(() => import('./scenes/ShelvesScene').then(({ ShelvesScene }) => ({ default: ShelvesScene }))),
  door: lazy(() => import('./scenes/DoorScene').then(({ DoorScene }) => ({ default: DoorScene }))),
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
