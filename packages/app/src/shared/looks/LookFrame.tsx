import { SceneArt, type SceneName } from '@stockroom/ui';
import type { ReactElement } from 'react';
import type { Look } from './model/looks';
import { Art, Columns } from './LookFrame.styles';

export interface LookFrameProps {
  look: Look;
  /** Which drawing stands at the side of the form, or under it. */
  scene: SceneName;
  /** The form with its words, as one element. */
  children: ReactElement;
}

/** A form and a drawn scene of the shop, in one of the seven looks (screens, 2.3). */
export function LookFrame({ look, scene, children }: LookFrameProps) {
  return (
    <Columns data-look={look}>
      {children}
      <Art aria-hidden>
        <SceneArt name={scene} />
      </Art>
    </Columns>
  );
}
