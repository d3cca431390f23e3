import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** Modules that a first screen needs, by the end of their path. */
const ROOTS: Record<string, readonly string[]> = {
  'sign-in': ['/features/auth/screens/SignInScreen/SignInScreen.tsx'],
  inventory: [
    '/app/layout/SignedInFrame.tsx',
    '/features/auth/api/authCalls.ts',
    '/features/auth/idle/SessionWatch.tsx',
    '/app/layout/shellData.ts',
    '/shared/i18n/moreLocaleLoaders.ts',
    '/shared/query/queryClient.ts',
    '/features/inventory/inventoryRoutes.ts',
    '/features/inventory/screens/InventoryScreen/InventoryScreen.tsx',
    '/packages/mocks/src/browser.ts',
    '/packages/mocks/src/account.ts',
    '/packages/mocks/src/shell.ts',
    '/packages/mocks/src/catalogue.ts',
  ],
  none: [],
};

const LANGUAGES = ['en', 'tr'] as const;

/**
 * The chunks of each first screen in each language that the page's entry does not bring along, as addresses: the browser fetches
 * them while it still reads the entry.
 */
export function chunksOfScreens(bundle: Bundle, base: string): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const withImports = (chunk: Chunk, seen = new Set<string>()): Set<string> => {
    if (seen.has(chunk.fileName)) return seen;
    seen.add(chunk.fileName);
    for (const name of chunk.imports) {
      const imported = byName.get(name);
      if (imported) withImports(imported, seen);
    }
    return seen;
  };
  const holding = (end: string) => chunks.filter((chunk) => chunk.moduleIds.some((id) => id.endsWith(end)));
  const entry = new Set(chunks.filter((chunk) => chunk.isEntry).flatMap((chunk) => [...withImports(chunk)]));

  return Object.fromEntries(
    Object.entries(ROOTS).flatMap(([screen, roots]) =>
      LANGUAGES.map((language) => {
        const folders = screen === 'inventory' ? ['app', 'app/layout', 'features/inventory'] : ['app', 'features/auth'];
        const locales = folders.map((folder) => `/${folder}/locales/${language}.json`);
        const wanted = [...locales, ...roots].flatMap(holding).flatMap((chunk) => [...withImports(chunk)]);
        const names = [...new Set(wanted)].filter((name) => !entry.has(name));
        return [`${screen}-${language}`, names.map((name) => base + name)];
      }),
    ),
  );
}
