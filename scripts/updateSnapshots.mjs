// npm run snapshots:update [-- components-button]: records the pictures of the stories whose id begins like this. Look at them before you commit.
import { join } from 'node:path';
import { drawnBy, noteDrawnBy } from './checks/pictures.mjs';
import { chromiumBuild, ensureChromium } from './lib/chromium.mjs';
import { stopAllAtExit } from './lib/children.mjs';
import { root } from './lib/paths.mjs';
import { serveStatic } from './server/serveStatic.mjs';
import { runTool } from './test/runTool.mjs';

stopAllAtExit();
const pictures = join(root, '.storybook/__snapshots__');
const chosen = process.argv.slice(2);
const chromium = ensureChromium();
const build = chromiumBuild(chromium);
if (chosen.length > 0 && drawnBy(pictures) !== build) {
  console.error(
    `The pictures are Chromium ${drawnBy(pictures)}'s, and this is ${build}. Record them all: npm run snapshots:update`,
  );
  process.exit(2);
}
const env = { CHROMIUM_PATH: chromium, RECORD_PICTURES: '1', STORIES: chosen.join(' '), STORYBOOK_DISABLE_TELEMETRY: '1' };
const options = { loud: true, timeoutMs: 30 * 60_000, env };

const built = await runTool('storybook', ['build', '--test', '--quiet', '-o', 'storybook-static'], options);
if (built.code !== 0) process.exit(built.code);
const site = await serveStatic(join(root, 'storybook-static'));
const { code } = await runTool('test-storybook', ['--ci', '--index-json', '--url', site.url, '--maxWorkers', '4'], options);
await site.close();
if (chosen.length === 0) noteDrawnBy(pictures, build);
process.exitCode = code;
