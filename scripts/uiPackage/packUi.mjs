import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';
import { runTool } from '../test/runTool.mjs';
import { buildModules } from './buildModules.mjs';
import { packageJson } from './packageJson.mjs';
import { writeStyles } from './writeStyles.mjs';

const ui = join(root, 'packages/ui');
const MINUTE = 60_000;
/** Internal files: those for Storybook and for tests, and those that write files of our own. */
const INTERNAL_FILES = /\.(stories|test)\.d\.ts|\/src\/(examples|foundations)$|\/write\w+\.d\.ts$/;

/**
 * Packs `@stockroom/ui` for others: modules, types, stylesheets and token files with README and changelog, in one tarball that
 * any package manager can install (decision 078).
 * @param {string} folder for the tarball
 * @returns {Promise<string>} its path
 */
export async function packUi(folder) {
  const staging = join(root, 'node_modules/.cache/stockroom-ui');
  const made = join(staging, 'package');
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(made, { recursive: true });
  mkdirSync(folder, { recursive: true });
  await buildModules(ui, join(made, 'dist'));
  await run('tsc', ['-b', 'packages/ui']);
  const types = join(root, 'node_modules/.cache/tsc/ui/src');
  cpSync(types, join(made, 'dist'), { recursive: true, filter: (file) => !INTERNAL_FILES.test(file) });
  writeStyles(ui, join(made, 'dist'));
  cpSync(join(ui, 'tokens'), join(made, 'tokens'), { recursive: true });
  for (const file of ['README.md', 'CHANGELOG.md']) cpSync(join(ui, file), join(made, file));
  const manifest = packageJson(ui);
  writeFileSync(join(made, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const file = join(folder, `stockroom-ui-${manifest.version}.tgz`);
  await run('tar', ['-czf', file, '-C', staging, 'package']);
  return file;
}

async function run(command, args) {
  const { code, output } = await runTool(command, args, { timeoutMs: 10 * MINUTE });
  if (code !== 0) throw new Error(`${command}: ${output}`);
}
