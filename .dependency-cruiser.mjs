/**
 * The import rules of docs/architecture.md. Every rule is an error, and every rule has a fixture in
 * `scripts/checks/ruleFixtures.test.mjs` that proves it fires. Capture groups (`$1`) name the feature, so a new feature is
 * guarded as soon as its folder exists.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';

const test = '\\.(test|stories)\\.tsx?$|/testing/';
const feature = '^packages/app/src/features/([^/]+)/';
const model = '^packages/app/src/((?:features|entities|shared)/[^/]+)/model/';
/** Files named in the `exports` of the packages. */
const doors = readdirSync('packages').flatMap((name) => {
  const file = `packages/${name}/package.json`;
  const exported = existsSync(file) ? Object.values(JSON.parse(readFileSync(file, 'utf8')).exports ?? {}) : [];
  return exported.map((door) => `^packages/${name}/${door.replace('./', '').replaceAll('.', '\\.')}$`);
});
const npm = (...names) => `(^|/)node_modules/(${names.join('|')})/`;

/** @param {string} name @param {string} comment @param {object} from @param {object} to */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    forbid('no-cycles', 'Modules that import each other can not be read, tested or loaded apart.', {}, { circular: true }),
    forbid(
      'no-unresolvable',
      'The imported module does not exist, or its package is not in package.json.',
      { path: '^(packages|\\.storybook)/' },
      { couldNotResolve: true, pathNot: '^virtual:|\\?(worker|url|raw|inline)$' },
    ),

    forbid(
      'contract-is-a-leaf',
      'The contract knows neither side of it.',
      { path: '^packages/contract/' },
      { path: '^packages/(?!contract/)' },
    ),
    forbid(
      'contract-domains-are-apart',
      'A domain of the contract travels with its feature: it knows shared/ and no other domain.',
      { path: '^packages/contract/src/([^/]+)/', pathNot: test },
      { path: '^packages/contract/src/(?!$1/|shared/)' },
    ),
    forbid('ui-is-a-leaf', 'The design system knows no product.', { path: '^packages/ui/' }, { path: '^packages/(?!ui/)' }),
    forbid(
      'mocks-know-the-contract-only',
      'The mock server could be a real one: it knows no screen.',
      { path: '^packages/mocks/' },
      { path: '^packages/(?!mocks/|contract/)' },
    ),
    forbid(
      'mocks-only-where-they-may',
      "The mocks are met by stories, tests, .storybook and the app's one entry to them.",
      // The build draws the pictures of the seed data.
      {
        path: '^packages/app/',
        pathNot: [test, '^packages/app/e2e/', '^packages/app/vite\\.config\\.ts$', '^packages/app/src/app/startMocks\\.ts$'],
      },
      { path: '^packages/mocks/' },
    ),
    forbid(
      'mocks-arrive-dynamically',
      'The page paints before the mocks are loaded, and a build without them holds nothing of them.',
      { path: '^packages/app/src/', pathNot: test },
      { path: '^packages/mocks/', dynamic: false, dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'packages-by-their-door',
      'Another package is entered by what its package.json exports.',
      { path: '^packages/([^/]+)/' },
      { path: '^packages/(?!$1/)[^/]+/', pathNot: doors },
    ),
    forbid(
      'storybook-by-the-doors',
      'Storybook enters a package by what it exports; of the app, which exports nothing, it may see what every feature may, and samples that stories share; the check of contrasts reads the table of colours, which no page does.',
      { path: '^\\.storybook/' },
      {
        path: '^packages/',
        pathNot: [...doors, '^packages/app/src/shared/', '^packages/ui/src/(tokens|theme)/', '/sample[A-Z][a-zA-Z]*\\.tsx?$'],
      },
    ),

    forbid(
      'shared-knows-no-shop',
      'shared/ is below entities/, features/ and app/.',
      { path: '^packages/app/src/shared/' },
      { path: '^packages/app/src/(entities|features|app)/' },
    ),
    forbid(
      'entities-know-no-feature',
      'entities/ is above shared/, and below features/ and app/.',
      { path: '^packages/app/src/entities/' },
      { path: '^packages/app/src/(features|app)/' },
    ),
    forbid('features-know-no-app', 'features/ is below app/.', { path: feature }, { path: '^packages/app/src/app/' }),
    forbid(
      'features-are-apart',
      'No feature imports another: what two need is in shared/.',
      { path: feature },
      { path: '^packages/app/src/features/', pathNot: '^packages/app/src/features/$1/' },
    ),
    forbid(
      'features-by-their-door',
      'app/ meets a feature by its index.ts, by the file that registers it, and by its paths.',
      // The build draws the first paint from the screens themselves.
      { path: '^packages/app/src/(?!features/)', pathNot: [test, '^packages/app/src/app/firstPaint/'] },
      {
        path: '^packages/app/src/features/',
        pathNot: '^packages/app/src/features/[^/]+/(index|[a-zA-Z]+Paths|[a-zA-Z]+\\.feature)\\.tsx?$',
      },
    ),
    forbid(
      'features-start-small',
      'What registers a feature is there when the app starts: it knows paths, and imports the rest when it is wanted.',
      { path: '^packages/app/src/features/([^/]+)/[a-zA-Z]+\\.feature\\.ts$' },
      {
        path: '.',
        pathNot: '^packages/app/src/(features/$1/[a-zA-Z]+Paths\\.ts$|shared/routing/)',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'paths-are-plain',
      'Paths are there when the app starts, and with every link to the feature.',
      { path: `${feature}[a-zA-Z]+Paths\\.ts$` },
      { path: '.', pathNot: '^packages/app/src/shared/routing/', dependencyTypesNot: ['type-only'] },
    ),

    forbid(
      'components-show',
      'Components get props and call back: they know ui, the model and each other.',
      { path: `${feature}components/`, pathNot: test },
      { path: '^packages/app/src/features/$1/(?!components/|model/|[a-zA-Z]+Paths\\.ts$)' },
    ),
    forbid(
      'components-hold-no-server-state',
      'Only a screen meets a query or a machine.',
      { path: `${feature}components/`, pathNot: test },
      { path: npm('@tanstack/react-query', 'xstate', '@xstate/react') },
    ),
    forbid(
      'machines-know-the-model',
      'A machine knows the model, the contract and the kinds of a failed call; its effects are actors that the screen provides.',
      { path: '/machines/', pathNot: test },
      { path: '^packages/', pathNot: '/machines/|/model/|^packages/contract/|^packages/app/src/shared/api/ApiError\\.ts$' },
    ),
    forbid(
      'machines-are-plain',
      'A machine imports no view, router, translation or request library.',
      { path: '/machines/', pathNot: test },
      {
        path: npm(
          'react',
          'react-dom',
          '@xstate/react',
          'react-router',
          'react-router-dom',
          'i18next',
          'react-i18next',
          '@tanstack/[^/]+',
          'styled-components',
          'msw',
        ),
      },
    ),
    forbid(
      'model-knows-the-contract-only',
      'The model is pure functions over the contract, over tables of text, and over the models that features share.',
      { path: model, pathNot: test },
      {
        path: '^packages/',
        pathNot: '^packages/app/src/($1/model|shared/csv|(?:entities|shared)/[^/]+/model)/|^packages/contract/',
      },
    ),
    forbid(
      'model-is-plain',
      'The model imports no view, machine, router, translation or request library.',
      { path: model, pathNot: test },
      {
        path: npm(
          'react',
          'react-dom',
          'xstate',
          '@xstate/react',
          'react-router',
          'react-router-dom',
          'i18next',
          'react-i18next',
          '@tanstack/[^/]+',
          'styled-components',
          'msw',
        ),
      },
    ),
    forbid(
      'api-asks-only',
      'Requests and writes know the contract, the model, entities/ and shared/: no machine, no view.',
      { path: `${feature}api/`, pathNot: test },
      { path: '^packages/(app/src/features/$1/(?!api/|model/|[a-zA-Z]+Paths\\.ts$)|ui/)' },
    ),

    forbid(
      'ui-is-presentational',
      'The design system has no machine, router, translation, request or mock library.',
      { path: '^packages/ui/' },
      {
        path: npm(
          'xstate',
          '@xstate/react',
          'react-router',
          'react-router-dom',
          'i18next',
          'react-i18next',
          'msw',
          '@tanstack/react-query',
        ),
      },
    ),
    forbid(
      'msw-only-in-mocks',
      "Handlers live in packages/mocks; the app's build needs msw's Vite plugin, Storybook its worker.",
      {
        path: '^(packages|\\.storybook)/',
        pathNot: '^packages/mocks/|^\\.storybook/|^packages/app/(build/|vite\\.config\\.ts$)',
      },
      { path: npm('msw') },
    ),
    forbid(
      'one-module-cleans-html',
      'HTML that comes as data is made safe in one module.',
      { path: '^packages/', pathNot: '^packages/app/src/shared/html/' },
      { path: npm('dompurify') },
    ),
    forbid(
      'source-knows-no-test',
      'What ships imports no test, story or journey.',
      { path: '^packages/[^/]+/src/', pathNot: test },
      { path: '\\.(test|stories|spec)\\.tsx?$|/testing/|^packages/app/e2e/' },
    ),
  ],
  options: {
    // TypeScript 7 has no JavaScript API; swc's parser reads the same syntax, including type-only imports.
    parser: 'swc',
    tsPreCompilationDeps: true,
    detectProcessBuiltinModuleCalls: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/|\\.json$|\\.mdx$' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'browser', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.cjs'],
    },
    cache: false,
  },
};
