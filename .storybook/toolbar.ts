import { scenarios } from '@stockroom/mocks';
import { type AppShellProps, SCHEMES, THEMES, type SchemeName, type ThemeName } from '@stockroom/ui';
import type { Preview } from '@storybook/react-vite';

const items = (values: readonly string[]) => values.map((value) => ({ value, title: value }));

/** Toolbar settings of a story. */
export interface StoryGlobals {
  theme: ThemeName;
  scheme: SchemeName | 'auto';
  language: 'en' | 'tr';
  density: 'comfortable' | 'compact';
  layout: AppShellProps['layout'];
}

const LAYOUTS = ['empty', 'classy', 'compact', 'futuristic', 'horizontal'] as const satisfies AppShellProps['layout'][];

/** The toolbar's menus: the settings a story is shown in. */
export const globalTypes: Preview['globalTypes'] = {
  theme: { description: 'Theme', toolbar: { title: 'Theme', icon: 'paintbrush', items: items(THEMES), dynamicTitle: true } },
  scheme: {
    description: 'Scheme',
    toolbar: { title: 'Scheme', icon: 'contrast', items: items([...SCHEMES, 'auto']), dynamicTitle: true },
  },
  language: {
    description: 'Language',
    toolbar: {
      title: 'Language',
      icon: 'globe',
      items: [
        { value: 'en', title: 'English' },
        { value: 'tr', title: 'Türkçe' },
      ],
      dynamicTitle: true,
    },
  },
  density: {
    description: 'Density',
    toolbar: { title: 'Density', icon: 'component', items: items(['comfortable', 'compact']), dynamicTitle: true },
  },
  layout: {
    description: 'Layout',
    toolbar: { title: 'Layout', icon: 'sidebar', items: items(LAYOUTS), dynamicTitle: true },
  },
  scenario: {
    description: 'Scenario of the mock server',
    toolbar: { title: 'Scenario', icon: 'database', items: items(Object.keys(scenarios)), dynamicTitle: true },
  },
};

export const initialGlobals = {
  theme: 'default',
  scheme: 'light',
  language: 'en',
  density: 'comfortable',
  layout: 'empty',
  scenario: 'demo',
};
