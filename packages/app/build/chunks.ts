import { neededBy, type Context } from './neededBy';

const npm = (...names: string[]) => new RegExp(`/node_modules/(${names.join('|')})(/|$)`);

/** Texts that signing in and the shell need, with those of errors. */
const firstTexts = (language: string) => new RegExp(`/app/src/(shared|app|features/auth)/locales/${language}\\.json$`);

/** Texts of the shell and of what it opens. */
const shellTexts = (language: string) =>
  new RegExp(`/app/src/(app/(connection|layout|userMenu)|features/(feeds|shortcuts|chat|stores))/locales/${language}\\.json$`);

/** With the first calls of every signed-in page, and the lock that may lie over it. */
const isOfShell = neededBy(
  'app/layout/SignedInFrame.tsx',
  'app/layout/shellData.ts',
  'features/auth/idle/SessionWatch.tsx',
  'features/auth/api/authCalls.ts',
  'shared/i18n/moreLocaleLoaders.ts',
  'shared/query/queryClient.ts',
);

/** What else the shell shows and nearly every page, what the calls look like, and what compiled components remember by. */
const SHOWN_IN_MOST = new RegExp(
  [
    '/ui/src/components/(AppShell|Avatar|Badge|ConfirmDialog|EmptyState|IconButton|MoneyField|NumberField|PageHeader|ProgressBar|SearchField|SideNav|Skeleton|Spinner|Tooltip|TopBar|VisuallyHidden)/',
    '/ui/src/components/(Icon/icons|Menu/Menu\\.tsx|Menu/MenuLayer|Popover/Popover\\.tsx|Popover/PopoverLayer|overlay/(Modal\\.|ModalBody|ModalDialog|TriggerSlot|createLayer|overlay\\.styles))',
    '/app/src/shared/(commands/(command|useCommands)|hooks/use(Delayed|DocumentTitle|Now)|links/safeImage)',
    '/contract/src/(?!scrumboard)',
    '/node_modules/(@tanstack/|react/.*compiler-runtime)',
  ].join('|'),
);

/**
 * Which modules travel together. Left alone the bundler makes a file of everything that two screens share, dozens of them; each
 * costs a request, and small files compress badly. The first group that fits takes a module.
 *
 * A module that is imported for all of its exports (`const { X } = await import(…)` among others) and one that such a module waits for
 * stay outside: the bundler then writes an export that is not there, or a circle, and the app does not start.
 *
 * The files of the shell do wait for each other: a module among them computes nothing from another's values while it is read, but when
 * it is called. Only the built app shows a breach of that, in every journey.
 */
export const chunks = [
  { name: 'texts-en', test: firstTexts('en') },
  { name: 'texts-tr', test: firstTexts('tr') },
  { name: 'shell-texts-en', test: shellTexts('en') },
  { name: 'shell-texts-tr', test: shellTexts('tr') },
  // What every page starts with: libraries apart, as they change seldom.
  { name: 'base', test: /\/node_modules\//, tags: ['$initial' as const] },
  { name: 'app', tags: ['$initial' as const] },
  { name: 'aria', test: npm('react-aria', 'react-aria-components', 'react-stately', '@internationalized/[^/]+', 'clsx') },
  {
    // What every signed-in page stands in, and what nearly all of them show.
    name: (id: string, context: Context) => (isOfShell(id, context) || SHOWN_IN_MOST.test(id) ? 'shell' : null),
  },
  {
    // Fields with a list to choose from.
    name: 'choices',
    test: /\/ui\/src\/components\/(OptionList|Select)\//,
  },
  {
    name: 'inventory',
    test: /\/ui\/src\/components\/(DataTable|ProductThumb)\/|\/app\/src\/features\/inventory\/(index|inventoryRoutes|loadInventory|import\/(index|importRoutes|components\/ExportDialog\/LazyExportDialog)|api|model|inventoryPaths|import\/api)/,
  },
  {
    // What every page of the boards knows: a card's dialog, which comes later, is a file beside it.
    name: 'boards',
    test: /\/app\/src\/features\/scrumboard\/(api|model|components\/(Faces|MemberPicker))\//,
  },
  {
    name: 'card',
    test: /\/app\/src\/features\/scrumboard\/components\/(CardConflicts|CardForm|Checklist|CoverPicker|LabelPicker)\/|\/ui\/src\/components\/(DateField|FileDrop)\//,
  },
  // The machinery under every domain of the mock server with those that every page calls; the others with their first call.
  {
    name: 'mock-engine',
    test: /\/mocks\/src\/(browser|domains|engine\/(?!serviceWorker)|account|auth\/|user\/|navigation\/(navigation|hostile)\.)|\/node_modules\/jose\//,
  },
  { name: 'mock-catalogue', test: /\/mocks\/src\/(catalogue|storeServer\/|inventory\/)/ },
  { name: 'mock-shell', test: /\/mocks\/src\/(shell\.|feeds|shortcuts|chat\/(?!contacts\.searchSource)|pictures)/ },
];
