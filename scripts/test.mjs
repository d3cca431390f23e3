// npm test: installs missing tools, then runs every check. Plain Node 20 or newer, nothing installed yet.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureChromium } from './lib/chromium.mjs';
import { bin, root, toolEnv } from './lib/paths.mjs';
import { install } from './lib/pnpm.mjs';

install();
const chromium = ensureChromium();
const tests = spawn(join(bin, 'node'), [join(root, 'scripts/test/run.mjs'), ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...toolEnv, CHROMIUM_PATH: chromium },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => tests.kill(signal));
tests.on('close', (code) => process.exit(code ?? 1));
