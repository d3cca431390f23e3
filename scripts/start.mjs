// npm start: installs, builds and serves the production app. Plain Node 20 or newer, nothing installed yet.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { bin, root, toolEnv } from './lib/paths.mjs';
import { install } from './lib/pnpm.mjs';

const port = process.env.PORT ?? '4173';
const host = process.env.HOST ?? '127.0.0.1';

await refuseTakenPort();
console.log('1 of 3  Installing the packages (half a minute the first time) …');
install({ quiet: true });
console.log('2 of 3  Building the app (about half a minute) …');
await build();
console.log('3 of 3  Serving it. Ctrl+C stops.\n');
const server = spawn(join(bin, 'node'), [join(root, 'scripts/serve.mjs')], {
  stdio: 'inherit',
  env: { ...toolEnv, SAY_DEMO: '1' },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.on('close', (code) => process.exit(code ?? 0));

/** Exits if the port is taken, rather than losing a minute of building. */
function refuseTakenPort() {
  const probe = createServer();
  return new Promise((settle) => {
    probe.once('error', (error) => {
      const message =
        error.code === 'EADDRINUSE'
          ? `Port ${port} is taken by another program. Stop it, or choose another port: PORT=4180 npm start`
          : error.message;
      console.error(message);
      process.exit(1);
    });
    probe.listen(Number(port), host, () => probe.close(settle));
  });
}

/** Builds the app. Shows Vite's output only when it fails: a newcomer can do nothing about the warnings of tools. */
function build() {
  const child = spawn(join(bin, 'vite'), ['build', '--logLevel', 'warn'], {
    cwd: join(root, 'packages/app'),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: toolEnv,
  });
  let buildOutput = '';
  const collectOutput = (chunk) => {
    buildOutput += chunk;
  };
  child.stdout.setEncoding('utf8').on('data', collectOutput);
  child.stderr.setEncoding('utf8').on('data', collectOutput);
  return new Promise((settle) => {
    child.on('error', (error) => fail(error.message));
    child.on('close', (code) => (code === 0 ? settle() : fail(buildOutput)));
  });
}

function fail(message) {
  console.error(`${message}\nThe app could not be built; nothing was started.`);
  process.exit(1);
}
