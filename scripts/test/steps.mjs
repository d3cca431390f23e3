import { join } from 'node:path';
import { checkBudgets } from '../checks/budgets.mjs';
import { checkLockFile } from '../checks/lockFile.mjs';
import { checkPictures, drawnBy } from '../checks/pictures.mjs';
import { checkPublishedStorybook } from '../checks/publishedStorybook.mjs';
import { checkLocaleTypes } from '../checks/translations/localeTypes.mjs';
import { checkTranslations } from '../checks/translations/translations.mjs';
import { root } from '../lib/paths.mjs';
import { timeoutFactor } from '../lib/timeoutFactor.mjs';
import { checkUiPackage } from '../uiPackage/checkUiPackage.mjs';
import { codeOf } from './choosing/changedSteps.mjs';
import { journeys } from './journeys.mjs';
import { checkQuarantine, quarantine } from './quarantine.mjs';
import { unitOutcomes } from './reporting/outcomes.mjs';
import { freshReport, readReport } from './reporting/reports.mjs';
import { runTool } from './runTool.mjs';
import { build, drawAlike, pictures, stories } from './stories.mjs';

const app = join(root, 'packages/app');
const MINUTE = 60_000;

/** The steps that need neither a build nor a browser: `npm run validate`. */
export const VALIDATE = [
  'types',
  'lint',
  'format',
  'imports',
  'rule fixtures',
  'unused',
  'translations',
  'diagrams',
  'routes',
  'lock file',
  'quarantine',
];

/**
 * `full`: everything, not only the gate; `area`, `change`, `shard`: restrict the run to these.
 * @typedef {{ loud: boolean, full: boolean, area?: string[], change?: import('./choosing/changedSteps.mjs').Change,
 *   shard?: import('./choosing/shard.mjs').Shard }} Options
 * `failures`, `flaky`, `quarantined`: one per line; `tried`: number of browser tests; `times`: duration of each file or test.
 * @typedef {{ passed: number, failed: number, failures?: string[], flaky?: string[], quarantined?: string[], tried?: number,
 *   times?: { file: string, ms: number }[], output?: string, show?: boolean }} Result
 * `needs`: steps whose failure makes this one pointless; `alone`: uses the whole machine, so that nothing runs beside it; `sharded`:
 * several machines may share it; `fullOnly`: no part of the gate.
 * @type {{ name: string, needs?: string[], alone?: boolean, sharded?: boolean, fullOnly?: boolean, run: (options: Options) =>
 * Promise<Result> | Result }[]}
 */
export const steps = [
  tool('types', 'tsc', ['-b']),
  {
    name: 'lint',
    run: ({ change, ...options }) =>
      tool('lint', 'oxlint', ['--type-aware', '--deny-warnings', ...(change ? codeOf(change) : [])]).run(options),
  },
  tool('format', 'oxfmt', ['--check']),
  tool('imports', 'depcruise', ['packages', '.storybook', '--config', '.dependency-cruiser.mjs']),
  {
    name: 'rule fixtures',
    run: (options) => unit('fixtures', ['--project', 'house', 'scripts/checks/ruleFixtures'], options),
  },
  tool('unused', 'knip', []),
  { name: 'translations', run: () => asResult([...checkTranslations(root), ...checkLocaleTypes(root)]) },
  tool('diagrams', 'tsx', ['scripts/machineDiagrams.ts', '--check']),
  tool('routes', 'node', ['scripts/routes.mjs', '--check']),
  { name: 'lock file', run: () => asResult(checkLockFile(join(root, 'pnpm-lock.yaml'))) },
  { name: 'quarantine', run: ({ full }) => asResult(checkQuarantine(quarantine, { today: new Date(), full })) },
  {
    name: 'unit',
    alone: true,
    run: (options) => unit('unit', ['--project', '!stories', '--exclude', 'scripts/checks/ruleFixtures.test.mjs'], options),
  },
  elsewhere('a year on', { TEST_DAYS_ON: '365' }),
  elsewhere('in Auckland', { TZ: 'Pacific/Auckland' }),
  elsewhere('in Los Angeles', { TZ: 'America/Los_Angeles' }),
  { name: 'ui package', run: uiPackage },
  tool('app build', 'vite', ['build', '--logLevel', 'warn'], { cwd: app }),
  { name: 'bundle budgets', needs: ['app build'], run: budgets },
  {
    name: 'storybook',
    run: ({ change, ...options }) =>
      tool('storybook', 'storybook', ['build', '--test', '--quiet', '-o', 'storybook-static'], {
        env: { STORY_FILES: change?.stories.join(' ') ?? '' },
      }).run(options),
  },
  { name: 'pictures', needs: ['storybook'], run: picturesOfStories },
  { name: 'stories', needs: ['storybook'], alone: true, sharded: true, run: stories },
  { name: 'published storybook', alone: true, fullOnly: true, run: publishedStorybook },
  { name: 'journeys', needs: ['app build'], alone: true, sharded: true, run: journeys },
];

async function uiPackage() {
  const { faults, table } = await checkUiPackage();
  return { ...asResult(faults, table), show: true };
}

function budgets() {
  const { faults, table } = checkBudgets(join(app, 'dist'));
  return { ...asResult(faults, table), show: true };
}

function tool(name, command, args, options = {}) {
  return {
    name,
    run: async ({ loud }) => {
      const { code, output } = await runTool(command, args, { timeoutMs: 15 * MINUTE * timeoutFactor(), loud, ...options });
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
    },
  };
}

/** Builds the published Storybook, which has docs, and checks it page by page. */
async function publishedStorybook({ loud }) {
  const folder = join(root, 'node_modules/.cache/storybook-published');
  const { code, output } = await runTool('storybook', ['build', '--quiet', '-o', folder], {
    timeoutMs: 15 * MINUTE * timeoutFactor(),
    loud,
  });
  return code === 0 ? asResult(await checkPublishedStorybook(folder)) : { passed: 0, failed: 1, output };
}

/** Finds pictures without a story, and checks that this browser renders like the one that drew the pictures. */
function picturesOfStories({ full }) {
  const faults = checkPictures(join(root, 'storybook-static'), pictures);
  if (drawAlike()) return asResult(faults);
  const message = `The pictures are Chromium ${drawnBy(pictures)}'s, and this is ${build()}: they are not compared. Record them anew: npm run snapshots:update`;
  // In a full run a check that cannot be done is a fault.
  if (full) return asResult([...faults, message]);
  return { ...asResult(faults, message), show: true };
}

/** Counts a check of our own as one test, whatever its extent. */
function asResult(faults, notice = '') {
  const failed = faults.length > 0 ? 1 : 0;
  return { passed: 1 - failed, failed, output: [notice, ...faults].filter(Boolean).join('\n') };
}

/** Creates the step that runs Node's unit tests on another day or in another time zone. */
function elsewhere(name, env) {
  const projects = ['contract', 'ui', 'mocks', 'app'].flatMap((project) => ['--project', project]);
  return { name: `unit ${name}`, alone: true, fullOnly: true, run: (options) => unit(name, projects, options, env) };
}

async function unit(report, args, { loud, area = [], change }, env = {}) {
  const file = freshReport(`${report.replaceAll(' ', '-')}.json`);
  const mayBeNone = change !== undefined || area.length > 0;
  const some = change ? ['--changed', change.revision] : area.map((name) => `/${name}/`);
  const few = mayBeNone ? [...some, '--passWithNoTests'] : [];
  const reporters = ['--reporter=json', `--outputFile.json=${file}`, `--reporter=${loud ? 'default' : 'dot'}`];
  const options = { timeoutMs: 10 * MINUTE * timeoutFactor(), loud, env };
  const { code, output } = await runTool('vitest', ['run', ...args, ...few, ...reporters], options);
  const done = readReport(file);
  if (!done) return { passed: 0, failed: 1, output };
  const { failures, times } = unitOutcomes(done.testResults);
  // A tool that failed without a failed test, or ran no tests, has failed.
  const isLost = code !== 0 || (done.numPassedTests === 0 && !mayBeNone);
  return { passed: done.numPassedTests, failed: failures.length || (isLost ? 1 : 0), failures, times, output };
}
