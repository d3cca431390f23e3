import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { root } from '../../lib/paths.mjs';

const STORY = /\.stories\.tsx$/;
/** A package's index re-exports other files: its importers depend only on the names they import. */
const PACKAGE_INDEX = /^packages\/[^/]+\/src\/index\.ts$/;
/** Files that may change every story. */
const EVERYWHERE = /^(\.storybook\/|pnpm-lock\.yaml$|packages\/ui\/src\/(theme|tokens|fonts)\/)/;

/**
 * Finds the stories and journeys that a change may affect, by the import graph.
 * @param {string} revision that the working tree is compared with, such as `HEAD` or `main`
 * @returns {Promise<{ files: string[], stories: string[], journeys: string[] }>} changed files, files of stories, and the
 * prefixes of the
 *   journeys' file names
 */
export async function affectedBy(revision) {
  const changed = changedSince(revision);
  const { output } = await cruise(['packages', '.storybook'], await cruiseOptions());
  const reached = reachedFrom(changed, output.modules, (file) => readFileSync(join(root, file), 'utf8'));
  return {
    files: changed,
    stories: storiesOf(changed, reached, output.modules),
    journeys: journeysOf([...changed, ...reached]),
  };
}

/**
 * Returns the changed modules and all that import them, directly or indirectly. From a package's index it continues only to
 * importers that name an export of the module it came from.
 * @param {string[]} changed
 * @param {{ source: string, dependencies: { resolved: string }[] }[]} modules
 * @param {(file: string) => string} read
 * @returns {Set<string>}
 */
export function reachedFrom(changed, modules, read) {
  const importers = Map.groupBy(
    modules.flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => ({ source, resolved }))),
    ({ resolved }) => resolved,
  );
  const importersOf = (file) => (importers.get(file) ?? []).map(({ source }) => source);
  const known = new Set(modules.map(({ source }) => source));
  const reached = new Set(changed.filter((file) => known.has(file)));
  // Iterating a set includes entries added meanwhile.
  for (const file of reached) {
    for (const importer of importersOf(file)) {
      if (!PACKAGE_INDEX.test(importer)) reached.add(importer);
      else for (const user of usersOf(read(file), importersOf(importer), read)) reached.add(user);
    }
  }
  return reached;
}

/** Returns the files that name an export of the text. */
function usersOf(text, files, read) {
  const declared = text.matchAll(/export (?:async )?(?:const|function|class|interface|type|enum) (\w+)/g);
  const handedOn = text.matchAll(/export (?:type )?\{([^}]*)\}/g);
  const names = [...declared, ...handedOn].flatMap(([, list]) => list.match(/(?!(?:type|as|default)\b)\b\w+/g) ?? []);
  if (names.length === 0) return files;
  const naming = new RegExp(`\\b(${names.join('|')})\\b`);
  return files.filter((file) => naming.test(read(file)));
}

function storiesOf(changed, reached, modules) {
  const all = modules.map(({ source }) => source).filter((file) => STORY.test(file));
  if (changed.some((file) => EVERYWHERE.test(file))) return all;
  // Translations are no modules of the graph: they count as their feature's.
  const rooms = changed.flatMap((file) => /^(.*\/)locales\/[^/]+\.json$/.exec(file)?.[1] ?? []);
  return all.filter((file) => reached.has(file) || rooms.some((room) => file.startsWith(room)));
}

/** Returns the journeys of the changed files: they are named after the area that they walk through. */
function journeysOf(files) {
  const features = files.flatMap((file) => /^packages\/app\/src\/features\/([^/]+)\//.exec(file)?.[1] ?? []);
  const own = files.flatMap((file) => /^packages\/app\/e2e\/(?:\w+\/)?([^/]+)\.spec\.ts$/.exec(file)?.[1] ?? []);
  return [...new Set([...features, ...own])];
}

function changedSince(revision) {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  return [...new Set([...git('diff', '--name-only', revision), ...git('ls-files', '--others', '--exclude-standard')])];
}

async function cruiseOptions() {
  const { default: config } = await import('../../../.dependency-cruiser.mjs');
  return config.options;
}
