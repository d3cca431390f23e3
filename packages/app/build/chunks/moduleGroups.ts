import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { collectStaticImports } from './collectStaticImports';
import type { Context } from './imports';

const SOURCES = join(import.meta.dirname, '../../src');
const FEATURES = join(SOURCES, 'features');
const ENTRY = join(SOURCES, 'main.tsx');

/** Modules that every signed-in page needs first: the frame, its calls, and the lock that may cover it. */
export const SHELL = [
  'app/layout/SignedInFrame.tsx',
  'app/layout/shellData.ts',
  'features/auth/idle/SessionWatch.tsx',
  'features/auth/api/authCalls.ts',
  'shared/i18n/signedInLocalesEn.ts',
  'shared/query/queryClient.ts',
].map((file) => join(SOURCES, file));

/**
 * Parts of the mock server, each in its own file: the engine with the calls of the first screens, the calls of every signed-in
 * page, and the shop's products.
 */
export const MOCKS = Object.entries({
  'mock-engine': ['browser.ts', 'account.ts'],
  'mock-shell': ['shell.ts'],
  'mock-catalogue': ['catalogue.ts'],
}).map(([name, files]) => ({ name, files: files.map((file) => join(SOURCES, '../../mocks/src', file)) }));

/** Names of the features that register themselves. */
export const features = readdirSync(FEATURES).filter((name) => readdirSync(join(FEATURES, name)).includes(`${name}.feature.ts`));

/** Feature that a module belongs to, if the feature registers itself. */
export const featureOf = (id: string): string | undefined => features.find((name) => id.startsWith(join(FEATURES, name, '/')));

/** Modules of a feature's first page: its entry, and the screen that its first route imports. */
export function firstPageOf(name: string, context: Context): ReadonlySet<string> {
  const doors = laterOf(join(FEATURES, name, `${name}.feature.ts`), context);
  const screen = [...collectStaticImports(doors, context)]
    .flatMap((id) => laterOf(id, context))
    .find((id) => featureOf(id) === name);
  return collectStaticImports(screen ? [...doors, screen] : doors, context);
}

/**
 * Owners of every module that loads after the start: the features whose parts import it, and `''` for parts of no feature. A
 * module with a single owner delays no other feature.
 */
export function ownersOf(context: Context): ReadonlyMap<string, ReadonlySet<string>> {
  const owners = new Map<string, Set<string>>();
  const roots = new Set([ENTRY]);
  for (const root of roots) {
    for (const id of collectStaticImports([root], context)) {
      owners.set(id, (owners.get(id) ?? new Set()).add(featureOf(root) ?? ''));
      for (const later of laterOf(id, context)) if (!isExamples(later)) roots.add(later);
    }
  }
  return owners;
}

/** Whether a module belongs to the showcase, which shows every component of the design system without owning any. */
const isExamples = (id: string) => id.startsWith('\0virtual:examples/');

const laterOf = (id: string, context: Context): readonly string[] => context.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
