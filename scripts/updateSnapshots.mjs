// npm run snapshots:update [-- components-actions-button]: records the pictures of the stories whose id has this prefix. Review
// them before you commit.
import { drawnBy, noteDrawnBy } from './checks/pictures.mjs';
import { stopAllAtExit } from './lib/children.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { runTool } from './test/runTool.mjs';
import { build, pictures, play, storybook, WORKERS } from './test/stories.mjs';
import { beginningWith, readIndex, storiesOf } from './test/storyIndex.mjs';

stopAllAtExit();
const beginnings = process.argv.slice(2);
process.env.CHROMIUM_PATH = ensureChromium();
if (beginnings.length > 0 && drawnBy(pictures) !== build()) {
  console.error(
    `The pictures are Chromium ${drawnBy(pictures)}'s, and this is ${build()}. Record them all: npm run snapshots:update`,
  );
  process.exit(2);
}
const built = await runTool('storybook', ['build', '--test', '--quiet', '-o', 'storybook-static'], {
  loud: true,
  timeoutMs: 15 * 60_000,
});
if (built.code !== 0) process.exit(built.code);
const index = readIndex(storybook);
const chosen = beginningWith(storiesOf(index), beginnings);
const { outcomes } = await play(index, chosen, { loud: true, workers: WORKERS, recording: true });
if (beginnings.length === 0) noteDrawnBy(pictures, build());
process.exitCode = outcomes.length > 0 && outcomes.every(({ ok }) => ok) ? 0 : 1;
