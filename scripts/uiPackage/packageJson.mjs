import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENTRIES, STYLES } from './entries.mjs';

/** Packages that are copied into this one. */
const BUNDLED = new Set(['@fontsource-variable/inter']);

/**
 * Returns the published package's package.json. Its dependencies are the tested versions, and later compatible ones.
 * @param {string} ui the package's folder
 */
export function packageJson(ui) {
  const own = read(join(ui, 'package.json'));
  const installed = (name) => read(join(ui, 'node_modules', name, 'package.json')).version;
  const versions = (list, rangeOf) =>
    Object.fromEntries(
      Object.keys(list)
        .filter((name) => !BUNDLED.has(name))
        .map((name) => [name, rangeOf(installed(name))]),
    );
  return {
    name: own.name,
    version: own.version,
    description: 'The design system of Stockroom: themes, tokens and React components of a back office.',
    license: read(join(ui, '../../package.json')).license,
    type: 'module',
    sideEffects: ['*.css', './dist/components/Icon/*Icons.js'],
    exports: {
      ...Object.fromEntries(
        Object.entries(ENTRIES).map(([name, path]) => [name, { types: `./dist/${path}.d.ts`, default: `./dist/${path}.js` }]),
      ),
      ...Object.fromEntries(Object.entries(STYLES).map(([name, path]) => [name, `./dist/${path}`])),
      './tokens/*.json': './tokens/*.tokens.json',
      './package.json': './package.json',
    },
    dependencies: versions(own.dependencies, (version) => `^${version}`),
    peerDependencies: versions(own.peerDependencies, (version) => `^${version.split('.')[0]}.0.0`),
  };
}

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
