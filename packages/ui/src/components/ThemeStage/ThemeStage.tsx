import { useState, type ReactNode } from 'react';
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider';
import { themeClass } from '../../theme/themeClass';
import type { SchemeName, ThemeName } from '../../theme/themeNames';
import { StageRoot } from './ThemeStage.styles';

/**
 * A part of the page with its own theme, scheme, density, language and writing direction, to show its content. Renders a
 * `<div>` on the background of its theme; overlays opened inside it have the same appearance.
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
  /** Language of the text inside: a tag such as `tr`. */
  language: string;
  /** Writing direction inside. @default the page's */
  direction?: 'ltr' | 'rtl';
  /** Contains elements that are fixed to the window, and scrolls. For frames of whole pages. @default false */
  contained?: boolean;
  children: ReactNode;
}
