import { join } from 'node:path';
import type { Rolldown } from 'vite';

export type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

const SOURCES = join(import.meta.dirname, '../src');

/**
 * Tells which modules of the app have arrived when some files run: these, and all that they import, and that these import. What is
 * imported with `import()` comes later and is not among them; what the other packages hand out through their one index is not either,
 * as nobody takes all of it.
 * @param files under `src`
 */
export function neededBy(...files: string[]): (id: string, context: Context) => boolean {
  const roots = files.map((file) => join(SOURCES, file));
  let needed: Set<string> | undefined;
  return (id, context) => {
    needed ??= withImports(roots, context);
    return needed.has(id);
  };
}

function withImports(roots: readonly string[], context: Context): Set<string> {
  const found = new Set(roots);
  // A set goes on to what is added while it is walked.
  for (const id of found) {
    const module = context.getModuleInfo(id);
    if (!module && roots.includes(id)) throw new Error(`The build has no ${id}: build/chunks.ts names it.`);
    for (const imported of module?.importedIds ?? []) if (imported.startsWith(SOURCES)) found.add(imported);
  }
  return found;
}
