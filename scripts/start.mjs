// npm start: installs, builds and serves the production app. Plain Node 20 or newer, nothing installed yet.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { install } from './lib/pnpm.mjs';
import { bin, root, toolEnv } from './lib/paths.mjs';

const port = process.env.PORT ?? '4173';
const host = process.env.HOST ?? '127.0.0.1';

await refuseTakenPort();
install();
await run(join(bin, 'vite'), ['build', '--logLevel', 'warn'], join(root, 'packages/app'));
const server = spawn(join(bin, 'node'), [join(root, 'scripts/serve.mjs')], {
  stdio: 'inherit',
  env: { ...toolEnv, SAY_DEMO: '1' },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.on('close', (code) => process.exit(code ?? 0));

/** A minute of building would be lost on a port that is taken. */
function refuseTakenPort() {
  const probe = createServer();
  return new Promise((settle) => {
    probe.once('error', (error) => {
      const why =
        error.code === 'EADDRINUSE'
          ? `Port ${port} is taken by another program. Stop it, or choose another port: PORT=4180 npm start`
          : error.message;
      console.error(why);
      process.exit(1);
    });
    probe.listen(Number(port), host, () => probe.close(settle));
  });
}

function run(command, args, cwd) {
  return new Promise((settle) => {
    const child = spawn(command, args, { cwd, stdio: 'inherit', env: toolEnv });
    child.on('close', (code) => (code === 0 ? settle() : process.exit(code ?? 1)));
  });
}
