import type { Rolldown } from 'vite';
import { BUILT_IN } from '../../src/shared/config/languages';
import { SHELL } from '../chunks/moduleGroups';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** Modules that a signed-in page needs with its frame, by the end of their paths. */
const FRAME = [...SHELL, '/packages/mocks/src/browser.ts', '/packages/mocks/src/account.ts', '/packages/mocks/src/shell.ts'];

/** Modules and folders of texts that each first screen needs, by the end of their paths. */
const ROOTS: Record<string, { modules: readonly string[]; texts: readonly string[] }> = {
  'sign-in': { modules: ['/features/auth/screens/SignInScreen/SignInScreen.tsx'], texts: ['app', 'features/auth'] },
  page: { modules: FRAME, texts: ['app', 'app/layout'] },
  inventory: {
    modules: [
      ...FRAME,
      '/features/inventory/inventoryRoutes.ts',
      '/features/inventory/screens/InventoryScreen/InventoryScreen.tsx',
      '/packages/mocks/src/catalogue.ts',
    ],
    texts: ['app', 'app/layout', 'features/inventory'],
  },
  none: { modules: [], texts: ['app', 'features/auth'] },
};

/**
 * URLs of the chunks that each first screen needs in each language and the page's entry does not import: the browser fetches
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
    Object.entries(ROOTS).flatMap(([screen, { modules, texts }]) =>
      BUILT_IN.map(({ code: language }) => {
        const locales = texts.map((folder) => `/${folder}/locales/${language}.json`);
        const wanted = [...locales, ...modules].flatMap(holding).flatMap((chunk) => [...withImports(chunk)]);
        const names = [...new Set(wanted)].filter((name) => !entry.has(name));
        return [`${screen}-${language}`, names.map((name) => base + name)];
      }),
    ),
  );
}
