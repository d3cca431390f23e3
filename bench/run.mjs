// npm run bench: how fast the production build is, as medians, compared with the last run. Build first: npm run build.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { serveApp } from '../packages/app/e2e/support/serveApp.ts';
import { ensureChromium } from '../scripts/lib/chromium.mjs';
import { root } from '../scripts/lib/paths.mjs';
import { savedSession } from '../scripts/lib/savedSession.mjs';
import { boards } from './boards.mjs';
import { interactions } from './interactions.mjs';
import { ledger } from './ledger.mjs';
import { stopPeers } from './peers/servePeers.mjs';
import { rows } from './rows.mjs';
import { show } from './table.mjs';
import { visits } from './visits.mjs';

const RUNS = Number(process.env.BENCH_RUNS ?? 5);
const file = join(root, 'bench-results/last.json');
const only = process.argv[2];

const app = await serveApp();
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-background-networking', '--font-render-hinting=none', '--js-flags=--expose-gc'],
});
try {
  const session = await savedSession(browser, app.url);
  const results = {};
  const chosen = [...visits, ...interactions, ...rows, ...boards, ...ledger].filter(({ name }) => !only || name.includes(only));
  for (const group of Map.groupBy(chosen, ({ name, beside }) => beside ?? name).values()) {
    const runs = await interleaved(group, { browser, url: app.url, session });
    for (const { name } of group) {
      results[name] = mediansOf(runs.get(name));
      show(name, results[name], lastTime()?.[name]);
    }
  }
  mkdirSync(join(root, 'bench-results'), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ ...lastTime(), ...results }, null, 2)}\n`);
} finally {
  await browser.close();
  await app.stop();
  await stopPeers();
}

/** Runs compared scenarios in turns, so that other load on the machine affects all of them. */
async function interleaved(group, bench) {
  const runs = new Map(group.map(({ name }) => [name, []]));
  // Interactions sum up many presses in a run; visits need five cold runs.
  const most = Math.max(...group.map(({ runs: wanted = RUNS }) => wanted));
  for (let run = 0; run < most; run += 1) {
    for (const { name, measure, runs: wanted = RUNS } of group) if (run < wanted) runs.get(name).push(await measure(bench));
  }
  return runs;
}

function mediansOf(runs) {
  const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
  return Object.fromEntries(Object.keys(runs[0]).map((key) => [key, median(runs.map((run) => run[key]))]));
}

function lastTime() {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}
