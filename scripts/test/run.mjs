// Runs the steps of `npm test` or `npm run test:full`, counts passed and failed tests, and ends with "N passed, N failed" on
// its own line.
import { availableParallelism } from 'node:os';
import { stopAllAtExit } from '../lib/children.mjs';
import { measureTimeoutFactor } from '../lib/timeoutFactor.mjs';
import { areaFlag } from './choosing/areas.mjs';
import { changedFlag, withinChange } from './choosing/changedSteps.mjs';
import { chooseSteps } from './choosing/chooseSteps.mjs';
import { shardFlag, withinShard } from './choosing/shard.mjs';
import { duration, slowest, summary, verdict } from './reporting/summary.mjs';
import { runInParallel } from './runInParallel.mjs';
import { steps, VALIDATE } from './steps.mjs';

/** The gate ends itself before its caller times out. */
const MOST_MINUTES = 80;

stopAllAtExit();
const args = process.argv.slice(2);
const [full, area, change] = [args.includes('--full'), areaFlag(args), await changedFlag(args)];
const shard = orExit(() => shardFlag(args));
const timeoutFactor = measureTimeoutFactor();
process.env.TIMEOUT_FACTOR = `${timeoutFactor}`;
if (timeoutFactor > 1) console.log(`This machine is slow: every limit of time is ${timeoutFactor} times as long.\n`);

const offered = steps.filter(({ fullOnly }) => full || !fullOnly);
const chosen = withinShard(
  withinChange(
    orExit(() => chooseSteps(offered, args, { validate: VALIDATE })),
    change,
  ),
  shard,
);
const results = new Map();
const startedAt = Date.now();
if (!full) setTimeout(giveUp, MOST_MINUTES * 60_000).unref();

await runInParallel(chosen, availableParallelism(), async (step) => {
  const lacking = (step.needs ?? []).find((name) => results.get(name)?.failed > 0);
  if (lacking) return report(step, { passed: 0, failed: 1, output: `Not run: it needs "${lacking}", which failed.` }, 0);
  const start = Date.now();
  console.log(`▸ ${step.name} …`);
  report(step, await settle(step), Date.now() - start);
});
conclude();

/** Reads the arguments, or ends the run with their fault. */
function orExit(read) {
  try {
    return read();
  } catch (error) {
    console.error(error.message);
    process.exit(2);
  }
}

async function settle(step) {
  try {
    return await step.run({ loud: chosen.length === 1, full, area, change, shard });
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
  const all = chosen.filter(({ name }) => results.has(name)).map(({ name }) => ({ name, ...results.get(name) }));
  const { lines, isGreen } = verdict(all, ended);
  for (const line of [...slowest(all), ...summary(all, Date.now() - startedAt), ...lines]) console.log(line);
  process.exitCode = isGreen ? 0 : 1;
}

function giveUp() {
  const left = chosen.filter(({ name }) => !results.has(name)).map(({ name }) => name);
  conclude([`The run was ended after ${MOST_MINUTES} minutes; not at their end: ${left.join(', ')}.`]);
  process.exit(1);
}
