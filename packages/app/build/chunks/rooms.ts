import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { arrivesWith } from './arrivals';
import type { Context } from './imports';

const SOURCES = join(import.meta.dirname, '../../src');
const FEATURES = join(SOURCES, 'features');
const ENTRY = join(SOURCES, 'main.tsx');

/** Modules that every signed-in page needs first: the frame, its calls, and the lock that may lie over it. */
export const SHELL = [
  'app/layout/SignedInFrame.tsx',
  'app/layout/shellData.ts',
  'features/auth/idle/SessionWatch.tsx',
  'features/auth/api/authCalls.ts',
  'shared/i18n/moreLocaleLoaders.ts',
  'shared/query/queryClient.ts',
].map((file) => join(SOURCES, file));

/** The machinery of the mock server with what the first screens call, what every signed-in page calls, and the shop's goods: a file each. */
export const MOCKS = Object.entries({
  'mock-engine': ['browser.ts', 'account.ts'],
  'mock-shell': ['shell.ts'],
  'mock-catalogue': ['catalogue.ts'],
}).map(([name, files]) => ({ name, files: files.map((file) => join(SOURCES, '../../mocks/src', file)) }));

/** Names of the features that register themselves. */
export const features = readdirSync(FEATURES).filter((name) => readdirSync(join(FEATURES, name)).includes(`${name}.feature.ts`));

/** The feature that a module lies in, if that registers itself. */
export const featureOf = (id: string): string | undefined => features.find((name) => id.startsWith(join(FEATURES, name, '/')));

/** Modules of a feature's first page: its entry, and the screen that the first of its routes imports. */
export function firstPageOf(name: string, context: Context): ReadonlySet<string> {
  const doors = laterOf(join(FEATURES, name, `${name}.feature.ts`), context);
  const screen = [...arrivesWith(doors, context)].flatMap((id) => laterOf(id, context)).find((id) => featureOf(id) === name);
  return arrivesWith(screen ? [...doors, screen] : doors, context);
}

/**
 * Whose every module is that comes later than the start: the features whose parts bring it along, and `''` for parts of no feature.
 * A module that one feature alone needs is in nobody else's way.
 */
export function ownersOf(context: Context): ReadonlyMap<string, ReadonlySet<string>> {
  const owners = new Map<string, Set<string>>();
  const roots = new Set([ENTRY]);
  for (const root of roots) {
    for (const id of arrivesWith([root], context)) {
      owners.set(id, (owners.get(id) ?? new Set()).add(featureOf(root) ?? ''));
      for (const later of laterOf(id, context)) if (!isExamples(later)) roots.add(later);
    }
  }
  return owners;
}

/** The showcase shows every component of the design system: that makes none of them a part of it. */
const isExamples = (id: string) => id.startsWith('\0virtual:examples/');

const laterOf = (id: string, context: Context): readonly string[] => context.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
