import '@stockroom/ui/themes.css';
import '@stockroom/ui/base.css';
import '@stockroom/ui/fonts.css';
import '@stockroom/ui/more-icons';
import '@stockroom/ui/panel-icons';
import '@stockroom/ui/text-icons';
import './preview.css';
import { breakpoints, preloadOverlays } from '@stockroom/ui';
import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import { configureHttp } from '../packages/app/src/shared/api/httpSettings';
import { setAppearance } from './appearance';
import { applyGlobalsToFrames } from './applyGlobalsToFrames';
import { freezeDate } from './frozenDate';
import { mocksLoader, startStoryWorker } from './mocks';
import { preventFocusScroll } from './preventFocusScroll';
import { shopTheme } from './shopTheme';
import { StoryLayout } from './StoryLayout';
import { globalTypes, initialGlobals, type StoryGlobals } from './toolbar';

freezeDate();
preventFocusScroll();
// Pages without a story run no decorator, but also need an appearance and follow the toolbar.
setAppearance('default', 'light');
for (const event of [SET_GLOBALS, GLOBALS_UPDATED]) {
  addons.getChannel().on(event, ({ globals }: { globals: StoryGlobals }) => {
    if (!location.search.includes('viewMode=docs')) return;
    setAppearance(globals.theme, globals.scheme);
    applyGlobalsToFrames(globals);
  });
}
// A call that a story leaves unanswered must not fail in the middle of another story. The mock server answers in the story's
// language, as it does in the app.
configureHttp({ timeout: 24 * 60 * 60_000, language: () => document.documentElement.lang || 'en' });
// A busy machine is slow, not wrong: `findBy…` and `waitFor` give up after this many milliseconds.
configure({ asyncUtilTimeout: 15_000 * (window.__timeoutFactor ?? 1) });

const preview: Preview = {
  tags: ['autodocs'],
  // Preloads the lazy code of overlays, so that loading it is not part of a story.
  beforeAll: preloadOverlays,
  globalTypes,
  initialGlobals,
  loaders: [mswLoader(startStoryWorker), mocksLoader],
  decorators: [
    (Story, { globals, title }) => {
      const { theme, scheme, language, density, layout } = globals as StoryGlobals;
      setAppearance(theme, scheme);
      document.documentElement.lang = language;
      document.documentElement.dataset['density'] = density;
      if (layout === 'empty' || !title.startsWith('App/')) return <Story />;
      return (
        <StoryLayout layout={layout}>
          <Story />
        </StoryLayout>
      );
    },
  ],
  parameters: {
    controls: { expanded: true, sort: 'requiredFirst' },
    backgrounds: { disable: true },
    docs: { theme: shopTheme },
    // Modes in which Chromatic shows a story in a pull request; `npm test` compares the first two.
    chromatic: {
      modes: {
        light: { theme: 'default', scheme: 'light' },
        dark: { theme: 'default', scheme: 'dark' },
        'rose dark': { theme: 'rose', scheme: 'dark' },
        'amber dark': { theme: 'amber', scheme: 'dark' },
        phone: { viewport: 'phone' },
        turkish: { language: 'tr' },
      },
    },
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'], rules: { 'target-size': { enabled: true } } },
    },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Guides',
          ['Getting started', ['Introduction', 'Prerequisites', 'Installation', 'Serving'], 'Development', 'Customization'],
          'Foundations',
          [
            'Theming',
            'Colours',
            'Data colours',
            'Type',
            'Space',
            'Density',
            'Layout',
            'Breakpoints',
            'Shape',
            'Motion',
            'Icons',
            'Illustration',
            'Voice',
            'Accessibility',
          ],
          'Components',
          ['Actions', 'Forms', 'Data', 'Feedback', 'Navigation', 'Layout', 'Charts', 'Chat', 'Internals'],
          'App',
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone', type: 'mobile', styles: { width: '320px', height: '640px' } },
        ...Object.fromEntries(
          Object.entries(breakpoints).map(([name, width]) => [
            name,
            { name: `${name} (${width})`, type: 'tablet', styles: { width: `${width}px`, height: '900px' } },
          ]),
        ),
      },
    },
  },
};
export default preview;
