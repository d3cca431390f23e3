const npm = (...names: string[]) => new RegExp(`/node_modules/(${names.join('|')})(/|$)`);

/** Texts that signing in and the shell need, with those of errors. */
const firstTexts = (language: string) => new RegExp(`/app/src/(shared|app|features/auth)/locales/${language}\\.json$`);

/** Texts of the shell and of what it opens. */
const shellTexts = (language: string) =>
  new RegExp(`/app/src/(app/(connection|layout|userMenu)|features/(feeds|shortcuts|chat|stores))/locales/${language}\\.json$`);

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
  // With what compiled components remember by.
  { name: 'query', test: /\/node_modules\/(@tanstack\/|react\/.*compiler-runtime)/ },
  {
    // What every signed-in page stands in, and what nearly all of them show.
    name: 'shell',
    test: new RegExp(
      [
        '/ui/src/components/(AppShell|Avatar|Badge|ConfirmDialog|EmptyState|IconButton|PageHeader|ProgressBar|SearchField|SideNav|Skeleton|Tooltip|TopBar|VisuallyHidden)/',
        '/ui/src/components/(Icon/icons|Menu/Menu\\.tsx|Menu/MenuLayer|Popover/Popover\\.tsx|Popover/PopoverLayer|overlay/(Modal\\.|ModalBody|ModalDialog|TriggerSlot|createLayer|overlay\\.styles))',
        '/app/src/app/layout/(?!CompactMenu|HorizontalMenu|locales|EmptyShell|SignedInFrame\\.)',
        '/app/src/shared/(api|commands/(command\\.|commandRegistry|useCommands)|format/(format|useFormat)|hooks/(useDelayed|useMediaQuery|useDocumentTitle|useNow|useRested)|links/safeImage|navigation|panels|query/queryClient|unread|i18n/(useTranslateKey|moreLocaleLoaders))',
        '/app/src/features/(feeds/(api|model/feed\\.)|chat/(api/(chatKeys|chatQueries|chatTabs|fetchChats)|model/chats\\.)|shortcuts/api/(shortcutsQuery|shortcutKeys|shortcutTabs|fetchShortcuts))',
        '/app/src/features/(feeds/(index|screens/FeedTool)|chat/(index|api/fetchContacts|screens/(QuickChatTool|QuickChatDock/QuickChatDock\\.tsx))|shortcuts/(index|screens/ShortcutsTool))',
        '/app/src/features/auth/screens/UnlockSessionScreen/UnlockForm\\.tsx',
      ].join('|'),
    ),
  },
  {
    // Fields with a list to choose from.
    name: 'choices',
    test: /\/ui\/src\/components\/(OptionList|Select)\//,
  },
  // Fields for numbers: products and limits of lists.
  { name: 'numbers', test: /\/ui\/src\/components\/(NumberField|MoneyField)\// },
  {
    name: 'inventory',
    test: /\/ui\/src\/components\/(DataTable|ProductThumb)\/|\/app\/src\/features\/inventory\/(api|model|inventoryPaths|import\/api)/,
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
  // What the calls look like, and the machinery under every domain of the mock server: shared by all, in a file each.
  { name: 'contract', test: /\/contract\/src\/(?!scrumboard)/ },
  { name: 'mock-engine', test: /\/mocks\/src\/(engine\/(?!serviceWorker)|user\/)|\/node_modules\/jose\// },
  { name: 'mock-start', test: /\/mocks\/src\/(account|auth\/|navigation\/(navigation|hostile)\.)/ },
  { name: 'mock-catalogue', test: /\/mocks\/src\/(catalogue|storeServer\/|inventory\/)/ },
  { name: 'mock-shell', test: /\/mocks\/src\/(feeds|shortcuts|chat\/(?!contacts\.searchSource)|pictures)/ },
];
