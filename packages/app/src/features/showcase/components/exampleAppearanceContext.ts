import type { SchemeName, ThemeName } from '@stockroom/ui';
import { createContext } from 'react';

/** The appearance of a page's examples. */
export interface ExampleAppearance {
  theme: ThemeName;
  scheme: SchemeName;
  density: 'comfortable' | 'compact';
  language: string;
  /** Text direction. */
  direction: 'ltr' | 'rtl';
}

export const ExampleAppearanceContext = createContext<ExampleAppearance>({
  theme: 'default',
  scheme: 'light',
  density: 'comfortable',
  language: 'en',
  direction: 'ltr',
});
