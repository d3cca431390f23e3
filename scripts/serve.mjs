// Serves the built app. Configured by PORT (4173), HOST (127.0.0.1), STOCKROOM_API_HOST, STOCKROOM_DEMO and STOCKROOM_DIST
// (folder of the build).
import { dirname, join, resolve } from 'node:path';
import { createAppServer } from './server/createAppServer.mjs';
import { readHostConfig } from './server/runtimeConfig.mjs';

const app = resolve(import.meta.dirname, '../packages/app');
const dist = resolve(process.env.STOCKROOM_DIST ?? join(app, 'dist'));
/**
 * The folder of the shop's own files, which no build removes: `config.json`, and `i18n/` with the languages that the shop adds.
 */
const beside = dirname(dist);
const port = Number(process.env.PORT ?? 4173);
const host = process.env.HOST ?? '127.0.0.1';

try {
  serve();
} catch (error) {
  fail(error.message);
}

function serve() {
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT is "${process.env.PORT}", but it must be a whole number from 0 to 65535.`);
  }
  const config = readHostConfig(join(beside, 'config.json'), process.env);
  const server = createAppServer({ dist, config, beside });
  server.on('error', (error) =>
    fail(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm start`
        : error.message,
    ),
  );
  server.listen(port, host, () => {
    const shown = host === '127.0.0.1' ? 'localhost' : host;
    console.log(`Stockroom     http://${shown}:${server.address().port}`);
    if (config.apiHost) console.log(`Store server  ${config.apiHost}`);
    if (process.env.SAY_DEMO) void announceDemo();
  });
  const stop = () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

async function announceDemo() {
  const { demoSignIn } = await import('./lib/demoSignIn.mjs');
  const { email, password } = await demoSignIn();
  console.log(`Demo sign-in  ${email} / ${password}`);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
