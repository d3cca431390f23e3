import { PageHelp, SceneArt, type SceneName } from '@stockroom/ui';
import type { ReactNode } from 'react';
import { HeroArt, HeroRoot, HeroTitle, HeroTools, HeroText } from './Hero.styles';

/** The head of an area's home: a dark band with a drawn scene beside its words, and what the page is searched with below them. Renders a `<header>`. */
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
  /** The area's purpose, in a line. */
  lead: string;
  scene: SceneName;
  /** A search, filters. */
  children: ReactNode;
}
