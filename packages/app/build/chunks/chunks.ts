import { SHELL_NAMESPACES } from '../../src/app/layout/shellNamespaces';
import { BUILT_IN } from '../../src/shared/config/languages';
import { collectStaticImports } from './collectStaticImports';
import type { Context } from './imports';
import { featureOf, features, firstPageOf, MOCKS, ownersOf, SHELL } from './moduleGroups';

const npm = (...names: string[]) => new RegExp(`/node_modules/(${names.join('|')})(/|$)`);

/** Texts for signing in, and those of errors. */
const firstTexts = (language: string) => new RegExp(`/app/src/(shared|app|features/auth)/locales/${language}\\.json$`);

/** Texts of the frame around signed-in pages. */
const shellTexts = (language: string) => new RegExp(`/(${SHELL_NAMESPACES.join('|')})/locales/${language}\\.json$`);

/** Source length, in characters, from which a part that several features use gets a file of its own. */
const OWN_FILE_LENGTH = 8000;

/** Computes a value once a build, although the build asks for it with every module. */
function once<Value>(make: (context: Context) => Value): (context: Context) => Value {
  let value: Value | undefined;
  return (context) => (value ??= make(context));
}

const shell = once((context) => collectStaticImports(SHELL, context));
const mocks = once((context) => MOCKS.map(({ name, files }) => ({ name, modules: collectStaticImports(files, context) })));
const owners = once(ownersOf);
const firstPages = once((context) => features.map((name) => ({ name, modules: firstPageOf(name, context) })));

/** The contract of app and server: a domain is kept in one file. */
const DOMAIN = /^.*\/contract\/src\/(\w+)\//;
const isKnownToShell = (domain: string, context: Context) => [...shell(context)].some((id) => id.startsWith(domain));

function chunkNameOf(id: string, context: Context): string | null {
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

/** A folder of `shared`: code made once for all features. */
const KIT = /^.*\/app\/src\/shared\/(\w+)\//;

/**
 * Group of a kit module. Modules that several first pages need share a file, as each page needs most of them; those of one page
 * are separate, for later parts of others; the rest loads with the first opened record, a large kit separately.
 */
function kitOf(id: string, pages: readonly { name: string }[], context: Context): string | null {
  const [folder = '', name] = KIT.exec(id) ?? [];
  if (pages.length > 0) return pages.length > 1 ? partsOf(pages) : `${pages[0]?.name}-kit`;
  return name && sizeOf(folder, context) >= OWN_FILE_LENGTH ? name : null;
}

/**
 * Group of modules that several first pages need. Those that most pages need share a file; the others are grouped by the pages
 * that need them, and delay no others. A page needs a module's imports too, so these files import each other in one direction
 * only.
 */
const partsOf = (pages: readonly { name: string }[]): string =>
  pages.length > features.length / 2 ? 'parts' : `parts-${pages.map(({ name }) => name).join('-')}`;

/**
 * Group of a component that a feature's first page shares with others: a heavy component gets its own file, the others go
 * together.
 */
function partOf(id: string, together: string, context: Context): string {
  const [folder = '', name] = /^.*\/ui\/src\/components\/(\w+)\//.exec(id) ?? [];
  return name && sizeOf(folder, context) > OWN_FILE_LENGTH ? name : together;
}

/** Source length of all modules of a folder. */
function sizeOf(folder: string, context: Context): number {
  const modules = [...owners(context).keys()].filter((id) => id.startsWith(folder));
  return modules.reduce((sum, id) => sum + (context.getModuleInfo(id)?.code?.length ?? 0), 0);
}

/**
 * Groups of modules that share a file. By default the bundler would make a file of everything that two screens share, dozens of
 * them; each costs a request, and small files compress badly. The first matching group takes a module.
 */
export const chunks = [
  ...BUILT_IN.map(({ code }) => ({ name: `texts-${code}`, test: firstTexts(code) })),
  ...BUILT_IN.map(({ code }) => ({ name: `shell-texts-${code}`, test: shellTexts(code) })),
  // Modules that every page starts with; libraries are separate, as they seldom change.
  { name: 'base', test: /\/node_modules\//, tags: ['$initial' as const] },
  { name: 'app', tags: ['$initial' as const] },
  // A calendar loads when it opens. Date fields stay with the other controls: each of the two needs the other.
  { name: 'calendar', test: /\/node_modules\/react-(aria|aria-components|stately)\/.*(\/calendar\/|Calendar)/ },
  // Pages that need nothing else of react-aria still need the position of overlays.
  { name: 'portal', test: /\/node_modules\/react-aria\/.*PortalProvider/ },
  { name: 'aria', test: npm('react-aria', 'react-aria-components', 'react-stately', '@internationalized/[^/]+', 'clsx') },
  // Layout and text components: each is small, and nearly every page needs some of them.
  { name: 'layout', test: /\/ui\/src\/components\/(Stack|Inline|Text|Heading)\/\w+(\.styles)?\.tsx?$/ },
  { debugName: 'rooms', name: chunkNameOf },
  {
    debugName: 'mock server',
    name: (id: string, context: Context) => mocks(context).find(({ modules }) => modules.has(id))?.name ?? null,
  },
  // Product model of the inventory's later parts. If it were merged by size with the code that needs it, the two would wait for
  // each other.
  { name: 'inventory-model', test: /\/features\/inventory\/model\//, minShareCount: 2 },
  {
    // Modules shared by the later parts of a feature: grouped by the parts that need them, small groups merged.
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
