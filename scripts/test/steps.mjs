import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumBuild, ensureChromium } from '../lib/chromium.mjs';
import { root } from '../lib/paths.mjs';
import { checkBudgets } from '../checks/budgets.mjs';
import { checkLockFile } from '../checks/lockFile.mjs';
import { checkPictures, drawnBy } from '../checks/pictures.mjs';
import { checkStyles } from '../checks/styles.mjs';
import { checkTranslations } from '../checks/translations.mjs';
import { runTool } from './runTool.mjs';
import { serveStatic } from '../server/serveStatic.mjs';

const app = join(root, 'packages/app');
const pictures = join(root, '.storybook/__snapshots__');
const reports = join(root, 'node_modules/.cache/stockroom-tests');
const MINUTE = 60_000;

/** The steps that need neither a build nor a browser: `npm run validate`. */
export const VALIDATE = [
  'types',
  'lint',
  'format',
  'imports',
  'planted violations',
  'unused',
  'translations',
  'styles',
  'diagrams',
  'lock file',
];

/**
 * `needs`: steps whose failure makes this one pointless.
 * @typedef {{ passed: number, failed: number, output?: string, show?: boolean }} Result
 * @type {{ name: string, needs?: string[], run: (options: { loud: boolean }) => Promise<Result> | Result }[]}
 */
export const steps = [
  tool('types', 'tsc', ['-b']),
  tool('lint', 'oxlint', ['--type-aware', '--deny-warnings']),
  tool('format', 'oxfmt', ['--check']),
  tool('imports', 'depcruise', ['packages', '.storybook', '--config', '.dependency-cruiser.mjs']),
  {
    name: 'planted violations',
    run: (options) => unit('planted', ['--project', 'house', 'scripts/checks/plantedViolations'], options),
  },
  tool('unused', 'knip', []),
  { name: 'translations', run: () => asResult(checkTranslations(root)) },
  { name: 'styles', run: () => asResult(checkStyles(root)) },
  tool('diagrams', 'tsx', ['scripts/machineDiagrams.ts', '--check']),
  { name: 'lock file', run: () => asResult(checkLockFile(join(root, 'pnpm-lock.yaml'))) },
  {
    name: 'unit',
    run: (options) => unit('unit', ['--project', '!stories', '--exclude', 'scripts/checks/plantedViolations.test.mjs'], options),
  },
  tool('app build', 'vite', ['build', '--logLevel', 'warn'], { cwd: app }),
  { name: 'bundle budgets', needs: ['app build'], run: () => ({ ...asResult(checkBudgets(join(app, 'dist'))), show: true }) },
  tool('storybook', 'storybook', ['build', '--test', '--quiet', '-o', 'storybook-static']),
  { name: 'pictures', needs: ['storybook'], run: picturesOfStories },
  { name: 'stories', needs: ['storybook'], run: stories },
  { name: 'journeys', needs: ['app build'], run: journeys },
];

function tool(name, command, args, options = {}) {
  return {
    name,
    run: async ({ loud }) => {
      const { code, output } = await runTool(command, args, { timeoutMs: 5 * MINUTE, loud, ...options });
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
    },
  };
}

/** Pictures without a story; and whether this browser draws as the one did that drew them. */
function picturesOfStories() {
  const result = asResult(checkPictures(join(root, 'storybook-static'), pictures));
  if (drawAlike()) return result;
  const why = `The pictures are Chromium ${drawnBy(pictures)}'s, and this is ${build()}: they are not compared. Record them anew: npm run snapshots:update`;
  return { ...result, show: true, output: [result.output, why].filter(Boolean).join('\n') };
}

const build = () => chromiumBuild(ensureChromium());
const drawAlike = () => drawnBy(pictures) === build();

/** A check of our own: the faults it found, and how many things it looked at. */
function asResult({ checked, faults, table = '' }) {
  return { passed: checked - faults.length, failed: faults.length, output: [table, ...faults].filter(Boolean).join('\n') };
}

async function unit(report, args, { loud }) {
  const file = freshReport(`${report}.json`);
  const reporters = ['--reporter=json', `--outputFile.json=${file}`, `--reporter=${loud ? 'default' : 'dot'}`];
  const { code, output } = await runTool('vitest', ['run', ...args, ...reporters], { timeoutMs: 10 * MINUTE, loud });
  return counted(file, code, output);
}

/** `STORIES='components-button components-link' npm run stories`: the stories whose id begins like this. */
async function stories({ loud }) {
  const file = freshReport('stories.json');
  const site = await serveStatic(join(root, 'storybook-static'));
  try {
    const args = ['--ci', '--index-json', '--url', site.url, '--maxWorkers', '5', '--json', '--outputFile', file];
    const { code, output } = await runTool('test-storybook', args, {
      timeoutMs: 30 * MINUTE,
      loud,
      env: {
        STORYBOOK_DISABLE_TELEMETRY: '1',
        READABLE_LOOKS: freshReport('readableLooks.txt'),
        ...(!drawAlike() && { STORY_PICTURES: 'off' }),
      },
    });
    const result = counted(file, code, output);
    const again = [...new Set(output.match(SECOND_LOOK))];
    return result.failed > 0 || again.length === 0 ? result : { ...result, show: true, output: again.join('\n') };
  } finally {
    await site.close();
  }
}

/** What the test-runner says of a story whose pictures differ the first time, and how the first of them does (decision 016). */
const SECOND_LOOK = /^\S+ is given a second look:\n.*/gm;

async function journeys({ loud }) {
  const file = freshReport('journeys.json');
  const args = [
    'test',
    '--config',
    'packages/app/e2e/playwright.config.ts',
    ...(process.env.JOURNEYS ? [process.env.JOURNEYS] : []),
  ];
  const { code, output } = await runTool('playwright', args, {
    timeoutMs: 30 * MINUTE,
    loud,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  if (!existsSync(file)) return { passed: 0, failed: 1, output };
  const { stats, suites } = JSON.parse(readFileSync(file, 'utf8'));
  const counts = { passed: stats.expected + stats.flaky, failed: stats.unexpected };
  if (stats.flaky === 0 || stats.unexpected > 0) return atLeastOne({ ...counts, output }, code);
  const again = secondTries(suites).map((title) => `Passed at the second try: ${title}`);
  return atLeastOne({ ...counts, show: true, output: again.join('\n') }, code);
}

/** Titles of the journeys that failed first. */
const secondTries = (suites) =>
  suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ file, title }) => `${file}: ${title}`),
    ...secondTries(inner),
  ]);

function freshReport(name) {
  mkdirSync(reports, { recursive: true });
  const file = join(reports, name);
  rmSync(file, { force: true });
  return file;
}

/** Counts of a report in Jest's form, which vitest writes too. */
function counted(file, code, output) {
  if (!existsSync(file)) return { passed: 0, failed: 1, output };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const broken = report.testResults.filter(
    (suite) => suite.status === 'failed' && !suite.assertionResults.some((test) => test.status === 'failed'),
  );
  return atLeastOne({ passed: report.numPassedTests, failed: report.numFailedTests + broken.length, output }, code);
}

/** A tool that failed without a failed test, or ran none, has failed. */
function atLeastOne(result, code) {
  const failed = result.failed > 0 || (code === 0 && result.passed > 0) ? result.failed : 1;
  return { ...result, failed };
}
