import { useState, type ReactNode } from 'react';
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider';
import { themeClass } from '../../theme/themeClass';
import type { SchemeName, ThemeName } from '../../theme/themeNames';
import { StageRoot } from './ThemeStage.styles';

/**
 * A part of the page in a theme, a scheme, a density, a language and a writing direction of its own, to show what is inside. Renders a `<div>` on the ground of its
 * theme; what opens over the page from inside it has its looks too.
 */
export function ThemeStage({ theme, scheme, density, language, direction, contained = false, children }: ThemeStageProps) {
  const [layers, setLayers] = useState<HTMLDivElement | null>(null);
  return (
    <StageRoot
      className={themeClass(theme, scheme)}
      data-density={density}
      data-contained={contained || undefined}
      role={contained ? 'group' : undefined}
      tabIndex={contained ? 0 : undefined}
      lang={language}
      dir={direction}
    >
      <UNSAFE_PortalProvider getContainer={() => layers}>{children}</UNSAFE_PortalProvider>
      <div ref={setLayers} />
    </StageRoot>
  );
}

export interface ThemeStageProps {
  theme: ThemeName;
  scheme: SchemeName;
  density: 'comfortable' | 'compact';
  /** Of the words inside: a tag such as `tr`. */
  language: string;
  /** Which way lines run inside. @default the page's */
  direction?: 'ltr' | 'rtl';
  /** Elements fixed to the window stay in here, and scroll. For frames of whole pages. @default false */
  contained?: boolean;
  children: ReactNode;
}
