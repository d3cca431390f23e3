/**
 * Writes docs/routes.md from the app's routes. `--check` writes nothing and fails when the page differs from the code; `--json`
 * prints the routes instead.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/paths.mjs';
import { listRoutes } from './routes/listRoutes.mjs';
import { routesPage } from './routes/routesPage.mjs';

const PAGE = join(root, 'docs/routes.md');
const routes = await listRoutes();

if (process.argv.includes('--json')) {
  console.log(JSON.stringify(routes));
} else if (!process.argv.includes('--check')) {
  writeFileSync(PAGE, routesPage(routes));
} else if (readFileSync(PAGE, 'utf8') !== routesPage(routes)) {
  console.error('docs/routes.md is not what the code says. Write it anew: npm run routes');
  process.exitCode = 1;
}
