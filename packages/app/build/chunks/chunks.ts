import { SHELL_NAMESPACES } from '../../src/app/layout/shellNamespaces';
import { BUILT_IN } from '../../src/shared/i18n/languages';
import { arrivesWith } from './arrivals';
import type { Context } from './imports';
import { featureOf, features, firstPageOf, MOCKS, ownersOf, SHELL } from './rooms';

const npm = (...names: string[]) => new RegExp(`/node_modules/(${names.join('|')})(/|$)`);

/** Texts that signing in needs, with those of errors. */
const firstTexts = (language: string) => new RegExp(`/app/src/(shared|app|features/auth)/locales/${language}\\.json$`);

/** Texts of the frame of signed-in pages. */
const shellTexts = (language: string) => new RegExp(`/(${SHELL_NAMESPACES.join('|')})/locales/${language}\\.json$`);

/** Source of a part that several features use, in characters, from which on it is a file of its own. */
const HEAVY = 8000;

/** Remembers what a build is asked for every module. */
function once<Value>(make: (context: Context) => Value): (context: Context) => Value {
  let value: Value | undefined;
  return (context) => (value ??= make(context));
}

const shell = once((context) => arrivesWith(SHELL, context));
const mocks = once((context) => MOCKS.map(({ name, files }) => ({ name, modules: arrivesWith(files, context) })));
const owners = once(ownersOf);
const firstPages = once((context) => features.map((name) => ({ name, modules: firstPageOf(name, context) })));

/** The contract of app and server: a domain travels whole. */
const DOMAIN = /^.*\/contract\/src\/(\w+)\//;
const isKnownToShell = (domain: string, context: Context) => [...shell(context)].some((id) => id.startsWith(domain));

function roomOf(id: string, context: Context): string | null {
  if (shell(context).has(id)) return 'shell';
  const [domain, name] = DOMAIN.exec(id) ?? [];
  if (domain && name) return isKnownToShell(domain, context) ? 'shell' : `contract-${name}`;
  const pages = firstPages(context).filter(({ modules }) => modules.has(id));
  const isAnothers = (owners(context).get(id)?.size ?? 0) > 1;
  if (isAnothers && KIT.test(id)) return kitOf(id, pages, context);
  if (pages.length > 1) return partOf(id, partsOf(pages), context);
  const [page] = pages;
  if (!page) return null;
  return isAnothers ? partOf(id, `${page.name}-kit`, context) : page.name;
}

/** A folder of `shared` that is large: what is made once for all features. */
const KIT = /^.*\/app\/src\/shared\/(\w+)\//;

/**
 * Kit modules that several first pages need travel together, as each page needs most of them; those of one page are apart, for
 * later
 * parts of the others; the rest comes with the first record that is opened, a large kit by itself.
 */
function kitOf(id: string, pages: readonly { name: string }[], context: Context): string | null {
  const [folder = '', name] = KIT.exec(id) ?? [];
  if (pages.length > 0) return pages.length > 1 ? partsOf(pages) : `${pages[0]?.name}-kit`;
  return name && sizeOf(folder, context) >= HEAVY ? name : null;
}

/**
 * Modules that most first pages need travel together. Those that fewer need travel by who needs them: nobody else waits for
 * them. Whoever
 * needs a module needs its imports, so these files lead to each other one way only.
 */
const partsOf = (pages: readonly { name: string }[]): string =>
  pages.length > features.length / 2 ? 'parts' : `parts-${pages.map(({ name }) => name).join('-')}`;

/** Components that the first page of a feature shares with others: a heavy part by itself, the others together. */
function partOf(id: string, together: string, context: Context): string {
  const [folder = '', name] = /^.*\/ui\/src\/components\/(\w+)\//.exec(id) ?? [];
  return name && sizeOf(folder, context) > HEAVY ? name : together;
}

/** Length of all modules of a folder. */
function sizeOf(folder: string, context: Context): number {
  const modules = [...owners(context).keys()].filter((id) => id.startsWith(folder));
  return modules.reduce((sum, id) => sum + (context.getModuleInfo(id)?.code?.length ?? 0), 0);
}

/**
 * Which modules travel together. Left alone the bundler makes a file of everything that two screens share, dozens of them; each
 * costs a request, and small files compress badly. The first group that fits takes a module.
 */
export const chunks = [
  ...BUILT_IN.map(({ code }) => ({ name: `texts-${code}`, test: firstTexts(code) })),
  ...BUILT_IN.map(({ code }) => ({ name: `shell-texts-${code}`, test: shellTexts(code) })),
  // Modules that every page starts with: libraries apart, as they change seldom.
  { name: 'base', test: /\/node_modules\//, tags: ['$initial' as const] },
  { name: 'app', tags: ['$initial' as const] },
  // A calendar comes when one opens. What dates are typed in stays with the other controls: each of the two needs the other.
  { name: 'calendar', test: /\/node_modules\/react-(aria|aria-components|stately)\/.*(\/calendar\/|Calendar)/ },
  // Where overlays are put is known to pages that have none of the rest.
  { name: 'portal', test: /\/node_modules\/react-aria\/.*PortalProvider/ },
  { name: 'aria', test: npm('react-aria', 'react-aria-components', 'react-stately', '@internationalized/[^/]+', 'clsx') },
  // Layout and text components: each is small, and nearly every page needs some of them.
  { name: 'layout', test: /\/ui\/src\/components\/(Stack|Inline|Text|Heading)\/\w+(\.styles)?\.tsx?$/ },
  { debugName: 'rooms', name: roomOf },
  {
    debugName: 'mock server',
    name: (id: string, context: Context) => mocks(context).find(({ modules }) => modules.has(id))?.name ?? null,
  },
  // The product model of the inventory's later parts: merged by size with what needs it, the two would wait for each other.
  { name: 'inventory-model', test: /\/features\/inventory\/model\//, minShareCount: 2 },
  {
    // Modules shared by the later parts of a feature: grouped by who needs them, small ones together.
    debugName: 'more of a feature',
    name: (id: string) => {
      const name = featureOf(id);
      return name ? `${name}-more` : null;
    },
    entriesAware: true,
    entriesAwareMergeThreshold: 20_000,
    minShareCount: 2,
  },
];
