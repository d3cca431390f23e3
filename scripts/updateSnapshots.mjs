// npm run snapshots:update [-- components-button]: records the pictures of the stories whose id matches. Look at them before you commit.
import { join } from 'node:path';
import { ensureChromium } from './lib/chromium.mjs';
import { stopAllAtExit } from './lib/children.mjs';
import { root } from './lib/paths.mjs';
import { serveStatic } from './server/serveStatic.mjs';
import { runTool } from './test/runTool.mjs';

stopAllAtExit();
const env = { CHROMIUM_PATH: ensureChromium(), RECORD_PICTURES: '1', STORYBOOK_DISABLE_TELEMETRY: '1' };
const options = { loud: true, timeoutMs: 30 * 60_000, env };

const built = await runTool('storybook', ['build', '--test', '--quiet', '-o', 'storybook-static'], options);
if (built.code !== 0) process.exit(built.code);
const site = await serveStatic(join(root, 'storybook-static'));
const { code } = await runTool(
  'test-storybook',
  ['--ci', '--index-json', '--url', site.url, '--maxWorkers', '2', ...process.argv.slice(2)],
  options,
);
await site.close();
process.exitCode = code;
