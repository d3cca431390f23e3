// npm run new-area -- suppliers supplier "Suppliers" "Supplier" "Tedarikçiler" "Tedarikçi": creates the folders of a small
// working area.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bin, root, toolEnv } from './lib/paths.mjs';
import { makeArea } from './newArea/makeArea.mjs';
import { camel, readArea } from './newArea/names.mjs';

const given = readArea(process.argv.slice(2));
const made = given.area ? makeArea(root, given.area) : given;
if (made.problem) {
  console.error(made.problem);
  console.error('npm run new-area -- gift-cards gift-card "Gift cards" "Gift card" "Hediye kartları" "Hediye kartı"');
  process.exit(2);
}

const run = (command, args) => {
  const { status } = spawnSync(command, args, { cwd: root, env: toolEnv, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};
run(join(bin, 'oxfmt'), [...made.made, ...made.changed]);
run(process.execPath, ['scripts/routes.mjs']);

const { plural, words } = given.area;
const name = camel(plural);
const lines = made.made.reduce((sum, path) => sum + readFileSync(join(root, path), 'utf8').split('\n').length - 1, 0);
console.log(`Made ${made.made.length} files, ${lines} lines:\n  ${made.made.join('\n  ')}`);
console.log(`Named it in:\n  ${[...made.changed, 'docs/routes.md'].join('\n  ')}`);
if (words.tr[0] === words.en[0]) {
  console.log('Its Turkish name is the English one still: set it right in the files tr.json and in its domain.ts.');
}
console.log(`Next (docs/how-to/new-area.md):
  npm run dev                             look at /apps/${plural}
  npm run validate
  npx vitest run ${name}
  npm run snapshots:update -- app-features-${name.toLowerCase()}   once you have looked at its stories`);
