import { disabledAreas } from './scripts/lib/featureFlags.mjs';

/** Entry files of disabled areas, which nobody imports. */
const dark = (paths) => disabledAreas.flatMap(paths);

/** @type {import('knip').KnipConfig} */
export default {
  workspaces: {
    '.': {
      entry: ['scripts/*.mjs', 'scripts/test/{run,shiftDate}.mjs', 'scripts/**/*.test.mjs', 'bench/peers/main.tsx'],
      project: ['scripts/**/*.mjs', 'bench/**/*.{mjs,ts,tsx}', '.storybook/**/*.{ts,tsx}'],
      storybook: {
        config: ['.storybook/main.ts'],
        entry: ['.storybook/{preview,manager}.{ts,tsx}', '.storybook/test-runner.ts', 'packages/*/src/**/*.stories.tsx'],
      },
      ignoreBinaries: ['apt-get'],
    },
    'packages/contract': {
      entry: dark((name) => [`src/${name}/index.ts`]),
      project: ['src/**/*.ts'],
    },
    'packages/ui': {
      entry: ['src/**/*.{stories,test}.{ts,tsx}'],
      project: ['src/**/*.{ts,tsx}'],
      ignoreDependencies: ['@fontsource-variable/inter'],
    },
    'packages/mocks': {
      entry: ['src/**/*.test.ts', ...dark((name) => [`src/${name}/${name}.domain.ts`])],
      project: ['src/**/*.ts'],
    },
    'packages/app': {
      entry: [
        'src/**/*.{stories,test}.{ts,tsx}',
        'src/app/firstPaint/firstScreens.tsx',
        'src/app/localeTypes.ts',
        'src/app/offline/worker/serviceWorker.ts',
        'build/shims/*.ts',
        'e2e/playwright.config.ts',
        'e2e/**/*.spec.ts',
        'e2e/{draftRecovery,doubleSubmit}/*.ts',
        ...dark((name) => [`src/features/${name}/${name}.feature.ts`]),
      ],
      project: ['src/**/*.{ts,tsx}', 'e2e/**/*.ts', 'build/**/*.ts'],
    },
  },
  treatConfigHintsAsErrors: false,
  ignoreExportsUsedInFile: true,
};
