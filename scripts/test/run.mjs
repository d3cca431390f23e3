// Runs the steps of `npm test` or `npm run test:full`, counts what passed and failed, and ends with "N passed, N failed" alone on a line.
import { stopAllAtExit } from '../lib/children.mjs';
import { measurePace } from '../lib/pace.mjs';
import { areaFlag } from './choosing/areas.mjs';
import { changedFlag, withinChange } from './choosing/changedSteps.mjs';
import { chooseSteps } from './choosing/chooseSteps.mjs';
import { steps, VALIDATE } from './steps.mjs';
import { duration, slowest, summary, verdict } from './reporting/summary.mjs';

/** The gate ends itself before whoever waits for it does. */
const MOST_MINUTES = 80;

stopAllAtExit();
const args = process.argv.slice(2);
const [full, area, change] = [args.includes('--full'), areaFlag(args), await changedFlag(args)];
const pace = measurePace();
process.env.TEST_PACE = `${pace}`;
if (pace > 1) console.log(`This machine is slow: every limit of time is ${pace} times as long.\n`);

const chosen = withinChange(choose(), change);
const results = new Map();
const began = Date.now();
if (!full) setTimeout(giveUp, MOST_MINUTES * 60_000).unref();

for (const step of chosen) {
  const lacking = (step.needs ?? []).find((name) => results.has(name) && results.get(name).failed > 0);
  if (lacking) {
    report(step, { passed: 0, failed: 1, output: `Not run: it needs "${lacking}", which failed.` }, 0);
    continue;
  }
  process.stdout.write(`▸ ${step.name} …\n`);
  const start = Date.now();
  report(step, await settle(step), Date.now() - start);
}
conclude();

function choose() {
  try {
    const offered = steps.filter(({ fullOnly }) => full || !fullOnly);
    return chooseSteps(offered, args, { validate: VALIDATE });
  } catch (error) {
    console.error(error.message);
    process.exit(2);
  }
}

async function settle(step) {
  try {
    return await step.run({ loud: chosen.length === 1, full, area, change });
  } catch (error) {
    return { passed: 0, failed: 1, output: error.stack };
  }
}

function report(step, result, ms) {
  results.set(step.name, { ...result, ms });
  const sign = result.failed === 0 ? '✓' : '✗';
  if (result.output && (result.failed > 0 || result.show)) console.log(result.output.trimEnd());
  console.log(`${sign} ${step.name}: ${result.passed} passed, ${result.failed} failed (${duration(ms)})\n`);
}

function conclude(ended = []) {
  const all = [...results].map(([name, result]) => ({ name, ...result }));
  const { lines, isGreen } = verdict(all, ended);
  for (const line of [...slowest(all), ...summary(all, Date.now() - began), ...lines]) console.log(line);
  process.exitCode = isGreen ? 0 : 1;
}

function giveUp() {
  conclude([
    `The run was ended after ${MOST_MINUTES} minutes; what follows "${[...results.keys()].at(-1)}" has not come to its end.`,
  ]);
  process.exit(1);
}
