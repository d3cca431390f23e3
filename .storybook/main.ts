import type { StorybookConfig } from '@storybook/react-vite';
import { iconSets, productPictures, storyPictures } from '@stockroom/mocks/vite';
import { membersOf } from '@stockroom/ui/group-members';
import { GROUPS } from '@stockroom/ui/groups';
import { componentControls, componentExamples } from '@stockroom/ui/vite';
import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import remarkGfm from 'remark-gfm';
import { docsFrames } from './docsFrames.ts';

interface StoryPlace {
  directory: string;
  titlePrefix: string;
  /** Of components, where not all of the folder belong to it. */
  names?: readonly string[];
  files: string;
}

const places: StoryPlace[] = [
  { directory: 'packages/ui/src/foundations', titlePrefix: 'Foundations', files: '*.@(mdx|stories.tsx)' },
  ...GROUPS.map((group) => ({
    directory: 'packages/ui/src/components',
    titlePrefix: `Components/${group.charAt(0).toUpperCase()}${group.slice(1)}`,
    names: membersOf(group),
    files: `*/@(${membersOf(group).join('|')}).@(mdx|stories.tsx)`,
  })),
  { directory: 'packages/app/src', titlePrefix: 'App', files: '**/*.@(mdx|stories.tsx)' },
];
const componentOf = (file: string) => basename(file).replace(/\..*$/, '');

/** Files of stories that alone are wanted, for `npm test -- --changed`; none: all. */
const wanted = (process.env['STORY_FILES'] ?? '').split(' ').filter(Boolean);
const stories = places.flatMap(({ directory, titlePrefix, names, files }) => {
  const within = (name: string) => ({ directory: `../${directory}`, titlePrefix, files: name });
  const isOwn = (file: string) => file.startsWith(`${directory}/`) && (names?.includes(componentOf(file)) ?? true);
  const own = wanted.filter(isOwn).map((file) => within(file.slice(directory.length + 1)));
  return wanted.length === 0 ? [within(files)] : own;
});

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: wanted.length === 0 ? ['../docs/**/*.mdx', ...stories] : stories,
  addons: [
    // Tables in MDX are tables.
    { name: '@storybook/addon-docs', options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } } },
    '@storybook/addon-a11y',
    'msw-storybook-addon',
  ],
  staticDirs: [
    { from: '../packages/app/public/covers', to: '/covers' },
    { from: '../packages/app/public/favicon.svg', to: '/favicon.svg' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite, { test }) => ({
    ...vite,
    plugins: [
      ...(vite.plugins ?? []),
      react(),
      msw({ mode: 'worker-only' }),
      productPictures(),
      storyPictures({ blank: true }),
      componentExamples(),
      // What is tested has neither controls nor docs.
      ...(test || process.env['VITEST'] ? [] : [componentControls(), docsFrames()]),
      iconSets(),
    ],
  }),
};
export default config;
