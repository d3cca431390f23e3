// Runs the steps of `npm test`, counts what passed and failed, and ends with "N passed, N failed" alone on a line.
import { stopAllAtExit } from '../lib/children.mjs';
import { chooseSteps } from './chooseSteps.mjs';
import { steps, VALIDATE } from './steps.mjs';

stopAllAtExit();
const chosen = choose();
const results = new Map();
const began = Date.now();

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
summarise();

function choose() {
  try {
    return chooseSteps(steps, process.argv.slice(2), { validate: VALIDATE });
  } catch (error) {
    console.error(error.message);
    process.exit(2);
  }
}

async function settle(step) {
  try {
    return await step.run({ loud: chosen.length === 1 });
  } catch (error) {
    return { passed: 0, failed: 1, output: error.stack };
  }
}

function report(step, result, ms) {
  results.set(step.name, { ...result, ms });
  const sign = result.failed === 0 ? '✓' : '✗';
  if (result.output && (result.failed > 0 || result.show)) console.log(result.output.trimEnd());
  console.log(`${sign} ${step.name}: ${result.passed} passed, ${result.failed} failed (${seconds(ms)})\n`);
}

function summarise() {
  const all = [...results].map(([name, result]) => ({ name, ...result }));
  const sum = (key) => all.reduce((total, one) => total + one[key], 0);
  const width = Math.max(...all.map(({ name }) => name.length));
  console.log('Summary');
  for (const { name, passed, failed, ms } of all) {
    console.log(
      `  ${failed === 0 ? '✓' : '✗'} ${name.padEnd(width)}  ${String(passed).padStart(5)} passed  ${String(failed).padStart(3)} failed  ${seconds(ms).padStart(8)}`,
    );
  }
  console.log(`  in ${seconds(Date.now() - began)}`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') === 0 && sum('passed') > 0 ? 0 : 1;
}

function seconds(ms) {
  return ms < 60_000 ? `${(ms / 1000).toFixed(1)} s` : `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`;
}
