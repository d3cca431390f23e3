import type { SchemeName, ThemeName } from '@stockroom/ui';
import { createContext } from 'react';

/** How the examples of a page look. */
export interface ExampleLooks {
  theme: ThemeName;
  scheme: SchemeName;
  density: 'comfortable' | 'compact';
  language: string;
  /** Which way lines run. */
  direction: 'ltr' | 'rtl';
}

export const LooksContext = createContext<ExampleLooks>({
  theme: 'default',
  scheme: 'light',
  density: 'comfortable',
  language: 'en',
  direction: 'ltr',
});
