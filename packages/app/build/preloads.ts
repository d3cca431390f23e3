import type { BuildOptions, Plugin } from 'vite';
import { reachedFrom } from './chunks/circles';

type ResolveDependencies = NonNullable<Exclude<BuildOptions['modulePreload'], boolean | undefined>['resolveDependencies']>;

/**
 * Which files a part that comes later is fetched with: those that it needs, without the ones that its asker stands on, as these have
 * arrived when it asks. Each name costs bytes in the asker's own file, the start's among them.
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

/** Files among `files` that the file `host` does not depend on. */
export function neededBeside(host: string, files: readonly string[], imports: ReadonlyMap<string, readonly string[]>): string[] {
  const there = reachedFrom(host, imports);
  return files.filter((file) => file !== host && !there.has(file));
}
