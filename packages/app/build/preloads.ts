import type { BuildOptions, Plugin } from 'vite';
import { reachableFrom } from './chunks/forbidCycles';

type ResolveDependencies = NonNullable<Exclude<BuildOptions['modulePreload'], boolean | undefined>['resolveDependencies']>;

/**
 * Limits the files that are preloaded with a later part to those it needs and the importing file does not already depend on, as
 * these have arrived by the time of the import. Each name costs bytes in the importing file, including the entry.
 */
export function preloads(): { plugin: Plugin; resolveDependencies: ResolveDependencies } {
  const imports = new Map<string, readonly string[]>();
  return {
    plugin: {
      name: 'stockroom:preloads',
      apply: 'build',
      generateBundle: {
        order: 'pre',
        handler(_, bundle) {
          for (const file of Object.values(bundle)) if (file.type === 'chunk') imports.set(file.fileName, file.imports);
        },
      },
    },
    resolveDependencies: (_part, files, { hostType, hostId }) =>
      hostType === 'html' ? files : neededBeside(hostId, files, imports),
  };
}

/** Returns those of `files` that the file `host` does not depend on. */
export function neededBeside(host: string, files: readonly string[], imports: ReadonlyMap<string, readonly string[]>): string[] {
  const there = reachableFrom(host, imports);
  return files.filter((file) => file !== host && !there.has(file));
}
