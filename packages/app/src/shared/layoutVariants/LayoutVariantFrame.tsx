import { SceneArt, type SceneName } from '@stockroom/ui';
import type { ReactElement } from 'react';
import { Art, Columns } from './LayoutVariantFrame.styles';
import type { LayoutVariant } from './model/layoutVariants';

export interface LayoutVariantFrameProps {
  variant: LayoutVariant;
  /** Drawing beside or behind the form. */
  scene: SceneName;
  /** The form with its texts, as one element. */
  children: ReactElement;
}

/** A form and a drawn scene of the shop, in one of the seven layout variants. */
export function LayoutVariantFrame({ variant, scene, children }: LayoutVariantFrameProps) {
  return (
    <Columns data-look={variant}>
      {children}
      <Art aria-hidden>
        <SceneArt name={scene} />
      </Art>
    </Columns>
  );
}
