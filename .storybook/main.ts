import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { iconSets, productPictures, storyPictures } from '@stockroom/mocks/vite';
import { membersOf } from '@stockroom/ui/group-members';
import { GROUPS } from '@stockroom/ui/groups';
import { componentControls, componentExamples } from '@stockroom/ui/vite';
import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import remarkGfm from 'remark-gfm';
import { componentLinks } from './componentLinks.ts';
import { docsFrames } from './docsFrames.ts';

interface StoryPlace {
  directory: string;
  titlePrefix: string;
  /** Components to include, if the folder also holds components of other groups. */
  names?: readonly string[];
  files: string;
}

const COMPONENTS = 'packages/ui/src/components';
const componentOf = (file: string) => basename(file).replace(/\..*$/, '');
/** Folders of the components, by component name. Some share a folder, such as the charts with axes. */
const folders = new Map(globSync(`${COMPONENTS}/*/*.stories.tsx`).map((file) => [componentOf(file), dirname(file)]));

/**
 * Story locations of a group's components. Components in another component's folder are listed beside the others, not one level
 * below.
 */
function storyPlacesOf(group: (typeof GROUPS)[number]): StoryPlace[] {
  const titlePrefix = `Components/${group.charAt(0).toUpperCase()}${group.slice(1)}`;
  const place = (directory: string, names: readonly string[], depth: string) => ({
    directory,
    titlePrefix,
    names,
    files: `${depth}@(${names.join('|')}).@(mdx|stories.tsx)`,
  });
  const isGuest = (name: string) => basename(folders.get(name) ?? name) !== name;
  const guests = Map.groupBy(membersOf(group).filter(isGuest), (name) => folders.get(name) ?? '');
  const own = membersOf(group).filter((name) => !isGuest(name));
  return [place(COMPONENTS, own, '*/'), ...[...guests].map(([folder, names]) => place(folder, names, ''))];
}

const places: StoryPlace[] = [
  { directory: 'packages/ui/src/foundations', titlePrefix: 'Foundations', files: '*.@(mdx|stories.tsx)' },
  ...GROUPS.flatMap(storyPlacesOf),
  { directory: 'packages/app/src', titlePrefix: 'App', files: '**/*.@(mdx|stories.tsx)' },
];

/** Story files to include, for `npm test -- --changed`; empty means all. */
const requestedFiles = (process.env['STORY_FILES'] ?? '').split(' ').filter(Boolean);
const stories = places.flatMap(({ directory, titlePrefix, names, files }) => {
  const within = (name: string) => ({ directory: `../${directory}`, titlePrefix, files: name });
  const isOwn = (file: string) => file.startsWith(`${directory}/`) && (names?.includes(componentOf(file)) ?? true);
  const own = requestedFiles.filter(isOwn).map((file) => within(file.slice(directory.length + 1)));
  return requestedFiles.length === 0 ? [within(files)] : own;
});

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: requestedFiles.length === 0 ? ['../docs/**/*.mdx', ...stories] : stories,
  addons: [
    {
      name: '@storybook/addon-docs',
      // Renders Markdown tables in MDX as tables.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm, componentLinks] } } },
    },
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
      // Tests need neither controls nor docs.
      ...(test || process.env['VITEST'] ? [] : [componentControls(), docsFrames()]),
      iconSets(),
    ],
  }),
};
export default config;
