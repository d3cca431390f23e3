import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { drawnBy } from '../checks/pictures.mjs';
import { chromiumBuild, ensureChromium } from '../lib/chromium.mjs';
import { root } from '../lib/paths.mjs';
import { timeoutFactor } from '../lib/timeoutFactor.mjs';
import { serveStatic } from '../server/serveStatic.mjs';
import { isInArea } from './choosing/areas.mjs';
import { ofShard } from './choosing/shard.mjs';
import { quarantine } from './quarantine.mjs';
import { storyOutcomes } from './reporting/outcomes.mjs';
import { writePictureReport } from './reporting/pictureReport.mjs';
import { browserResult, freshReport, readReport } from './reporting/reports.mjs';
import { runTool } from './runTool.mjs';
import { beginningWith, indexOf, picturedInGate, readIndex, storiesOf } from './storyIndex.mjs';
import { withTries } from './tries.mjs';

/** The folder of the built Storybook. */
export const storybook = join(root, 'storybook-static');
/** The folder of the recorded pictures. */
export const pictures = join(root, '.storybook/__snapshots__');
const MINUTE = 60_000;
/** On two cores three workers take as long as five (466 stories: 3 min 5 s and 3 min 7 s), and leave each other more room. */
export const WORKERS = availableParallelism() + 1;

/** Returns this browser's build. */
export const build = () => chromiumBuild(ensureChromium());
/** Whether this browser renders like the one that drew the pictures. */
export const drawAlike = () => drawnBy(pictures) === build();

/**
 * Renders and plays stories, with axe and pictures. `STORIES='components-actions-button components-actions-link'`: those whose
 * id has one of these prefixes.
 * @param {import('./steps.mjs').Options} options
 */
export async function stories({ loud, full, area, change, shard }) {
  const index = readIndex(storybook);
  const beginnings = (process.env.STORIES ?? '').split(' ').filter(Boolean);
  const all = storiesOf(index);
  const looksAtAll = full || beginnings.length > 0;
  const isWanted = ({ importPath, tags }) => isInArea(importPath, area) && (looksAtAll || !tags.includes('full'));
  const wanted = ofShard(beginningWith(all, beginnings).filter(isWanted), shard, ({ title }) => title);
  // A run of a part compares all pictures of that part.
  const pictured = looksAtAll || area || change ? null : picturedInGate(wanted);
  const startedAt = Date.now();
  const how = { loud, full, pictured };
  const first = await play(index, wanted, { ...how, workers: WORKERS });
  const again = async (ids) => {
    const chosen = wanted.filter(({ id }) => ids.includes(id));
    return (await play(index, chosen, { ...how, workers: 1 })).outcomes;
  };
  const known = new Set(quarantine.map(({ id }) => id));
  const result = browserResult(await withTries(first.outcomes, again, known), first.output);
  const report = writePictureReport(join(root, '.storybook/__diff_output__'), pictures, startedAt);
  if (report) result.failures.push(`Pictures side by side: ${relative(root, report)}`);
  return result;
}

/**
 * Plays some stories once, from a Storybook that contains only these.
 * @param {object} index of all
 * @param {import('./storyIndex.mjs').Story[]} chosen
 * @param {{ loud: boolean, full?: boolean, pictured?: ReturnType<typeof picturedInGate> | null, workers: number, recording?:
 * boolean }} options
 * `recording`: writes their pictures rather than comparing them
 * @returns {Promise<{ outcomes: import('./tries.mjs').Outcome[], output: string }>}
 */
export async function play(index, chosen, { loud, full = false, pictured = null, workers, recording = false }) {
  const file = freshReport('stories.json');
  const whose = freshReport('pictured.json');
  if (pictured) writeFileSync(whose, JSON.stringify(pictured));
  const ids = chosen.map(({ id }) => id);
  const site = await serveStatic(storybook, { '/index.json': indexOf(index, ids) });
  try {
    const args = ['--ci', '--index-json', '--url', site.url, '--maxWorkers', `${workers}`, '--json', '--outputFile', file];
    const { output } = await runTool('test-storybook', args, {
      timeoutMs: (full ? 300 : 30) * MINUTE * timeoutFactor(),
      loud,
      env: {
        STORYBOOK_DISABLE_TELEMETRY: '1',
        READABLE_TEXT_STYLES: freshReport('readableTextStyles.txt'),
        ...(full && { ALL_APPEARANCES: '1' }),
        ...(pictured && { PICTURED: whose }),
        ...(recording && { RECORD_PICTURES: '1' }),
        ...(!recording && !drawAlike() && { STORY_PICTURES: 'off' }),
      },
    });
    return { outcomes: storyOutcomes(chosen, readReport(file)), output };
  } finally {
    await site.close();
  }
}
