import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { root } from '../lib/paths.mjs';
import { timeoutFactor } from '../lib/timeoutFactor.mjs';
import { isInArea } from './choosing/areas.mjs';
import { quarantine } from './quarantine.mjs';
import { journeyOutcomes } from './reporting/outcomes.mjs';
import { browserResult, freshReport, readReport } from './reporting/reports.mjs';
import { runTool } from './runTool.mjs';
import { withTries } from './tries.mjs';

const MINUTE = 60_000;
/** Journeys that walk the pages of the routes: for an area, only those whose path names it. */
const WALKS_OF_PAGES = ['access', 'crawl', 'routes', 'slow'];

/**
 * Runs journeys against the built app: in the gate those marked as main, else all. `JOURNEYS=twice`: the files whose path
 * contains that.
 * @param {import('./steps.mjs').Options} options
 */
export async function journeys({ loud, full, area, change, shard }) {
  const which = process.env.JOURNEYS ? [process.env.JOURNEYS] : (change?.journeys ?? filesOf(area));
  const main = full || which.length > 0 ? [] : ['--grep', '@main'];
  const part = shard ? [`--shard=${shard.part}/${shard.of}`] : [];
  const first = await walk([...main, ...part, ...which], { loud, full, area });
  if (!first.outcomes) return { passed: 0, failed: 1, output: first.output };
  const again = async () => (await walk(['--last-failed', '--workers', '1'], { loud, full, area })).outcomes ?? [];
  const known = new Set(quarantine.map(({ id }) => id));
  return browserResult(await withTries(first.outcomes, again, known), first.output);
}

async function walk(args, { loud, full, area }) {
  const file = freshReport('journeys.json');
  const { output } = await runTool('playwright', ['test', '--config', 'packages/app/e2e/playwright.config.ts', ...args], {
    timeoutMs: (full ? 120 : 40) * MINUTE * timeoutFactor(),
    loud,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...(area && { AREA: area.join(' ') }) },
  });
  const report = readReport(file);
  return { outcomes: report && journeyOutcomes(report.suites), output };
}

function filesOf(area) {
  if (!area) return [];
  const files = globSync('packages/app/e2e/**/*.spec.ts', { cwd: root });
  const isWalk = (file) => WALKS_OF_PAGES.includes(basename(file, '.spec.ts'));
  return files.filter((file) => isWalk(file) || isInArea(`/${file}`, area)).map((file) => basename(file));
}
