import type { Plugin, Rolldown } from 'vite';

/**
 * Fails the build when output files import each other. The browser runs one of the two before the imports it needs from the
 * other exist: at best it fails at once, at worst a part never loads without an error. `chunks.ts` decides which file a module
 * is in, so the imports in the sources do not show it.
 */
export function forbidCycles(): Plugin {
  return {
    name: 'stockroom:no-circles',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const circles = findCycles(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
      const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
      const descriptions = circles.map((names) =>
        describe(
          chunks.filter(({ fileName }) => names.includes(fileName)),
          importsOf,
        ),
      );
      if (descriptions.length > 0) {
        this.error(`Files of the build wait for each other (build/chunks):\n${descriptions.join('\n')}`);
      }
    },
  };
}

/** Groups of files that all import each other, directly or indirectly. */
export function findCycles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const reached = new Map([...imports.keys()].map((name) => [name, reachableFrom(name, imports)]));
  const circles = [...reached].map(([name, others]) => [...others].filter((other) => reached.get(other)?.has(name)).toSorted());
  return [...new Map(circles.filter((circle) => circle.length > 0).map((circle) => [circle.join(), circle])).values()];
}

/** Files that load with a file; includes the file itself only when it depends on itself. */
export function reachableFrom(name: string, imports: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const reached = new Set(imports.get(name));
  for (const each of reached) for (const next of imports.get(each) ?? []) reached.add(next);
  return reached;
}

/** Number of imports to name for each pair of files. */
const MAX_NAMED_IMPORTS = 3;

function describe(circle: readonly Rolldown.OutputChunk[], importsOf: (id: string) => readonly string[]): string {
  const ties = circle.flatMap((chunk) =>
    circle
      .filter(({ fileName }) => fileName !== chunk.fileName && chunk.imports.includes(fileName))
      .flatMap((other) => tiesOf(chunk, other, importsOf).slice(0, MAX_NAMED_IMPORTS)),
  );
  return [`- ${circle.map(({ fileName }) => fileName).join(', ')}`, ...ties.map((tie) => `  ${tie}`)].join('\n');
}

const tiesOf = (chunk: Rolldown.OutputChunk, other: Rolldown.OutputChunk, importsOf: (id: string) => readonly string[]) =>
  chunk.moduleIds.flatMap((id) =>
    importsOf(id)
      .filter((imported) => other.moduleIds.includes(imported))
      .map((imported) => `${shortOf(id)} imports ${shortOf(imported)}`),
  );

/** `/home/…/packages/app/src/main.tsx` → `app/src/main.tsx`. */
const shortOf = (id: string) => id.replace(/^.*\/(packages|node_modules)\//, '');
