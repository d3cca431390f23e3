import { PageHelp, SceneArt, type SceneName } from '@stockroom/ui';
import type { ReactNode } from 'react';
import { HeroArt, HeroRoot, HeroTitle, HeroTools, HeroText } from './Hero.styles';

/**
 * Hero of an area's home: a dark band with a drawn scene beside its texts, and the page's search below them. Renders a
 * `<header>`.
 */
export function Hero({ title, lead, scene, children }: HeroProps) {
  return (
    <HeroRoot className="awning">
      <HeroArt>
        <SceneArt name={scene} />
      </HeroArt>
      <HeroText>
        <HeroTitle>
          <h1 tabIndex={-1}>{title}</h1>
          <PageHelp />
        </HeroTitle>
        <p>{lead}</p>
      </HeroText>
      <HeroTools>{children}</HeroTools>
    </HeroRoot>
  );
}

export interface HeroProps {
  /** The page's `h1`. */
  title: string;
  /** Purpose of the area, in one line. */
  lead: string;
  scene: SceneName;
  /** Search and filters. */
  children: ReactNode;
}
