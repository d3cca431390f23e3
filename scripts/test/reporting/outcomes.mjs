import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../../lib/paths.mjs';

/** The folder in which the test-runner stores the page of a failed story. */
const PAGES = join(root, '.storybook/__diff_output__');

/** Returns the first two informative lines of a message, without colours, at most 300 characters. */
export const firstLines = (message = '') =>
  message
    .replace(/\u001B\[[\d;]*m/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, 2)
    .join(' · ')
    .slice(0, 300);

/** Returns the error of a story's play function; the test-runner begins its message with links to the story. */
const errorOf = (message = '') => message.replace(/^[^]*StorybookTestRunnerError[^]*?Message:/, 'Error:');

/** Returns a failed story's page, in at most 1,500 characters. */
function storyAt(id, pages) {
  const path = join(pages, `${id}.page.txt`);
  return existsSync(path) ? `\n${readFileSync(path, 'utf8').slice(0, 1500)}` : '';
}

/**
 * Returns the outcome of each story. A story missing from the report did not run: its page or its worker crashed.
 * @param {import('../storyIndex.mjs').Story[]} stories that were to run
 * @param {{ testResults: object[] } | null} report in Jest's form; `null` when there is none
 * @param {string} [pages] folder of failed stories' pages
 * @returns {import('../tries.mjs').Outcome[]}
 */
export function storyOutcomes(stories, report, pages = PAGES) {
  const results = report?.testResults.flatMap(({ assertionResults }) => assertionResults) ?? [];
  const byName = new Map(results.map((result) => [result.ancestorTitles.join('\n'), result]));
  return stories.map(({ id, title, name, importPath }) => {
    const { status, duration, failureMessages = [] } = byName.get(`${title}\n${name}`) ?? { status: 'lost' };
    const common = { id, ok: status === 'passed', ms: duration ?? 0, file: basename(importPath) };
    if (common.ok) return common;
    const message = status === 'lost' ? 'It did not run.' : `${firstLines(errorOf(failureMessages[0]))}${storyAt(id, pages)}`;
    return { ...common, message };
  });
}

/** Returns the page of a failed journey, as a screen reader reads it; at most 1,500 characters. */
function pageAt({ attachments = [] } = {}) {
  const path = attachments.find(({ name }) => name === 'error-context')?.path;
  const page = path && existsSync(path) ? /```yaml\n([^`]*)/.exec(readFileSync(path, 'utf8'))?.[1] : undefined;
  return page ? `\n${page.slice(0, 1500)}` : '';
}

/**
 * Returns the outcome of each journey, at any depth.
 * @param {{ file: string, title: string, specs?: object[], suites?: object[] }[]} suites of Playwright's report
 * @param {string[]} [above] titles of the suites around
 * @returns {import('../tries.mjs').Outcome[]}
 */
export const journeyOutcomes = (suites, above = []) =>
  suites.flatMap(({ file, title, specs = [], suites: inner = [] }) => {
    const titles = title === undefined || title === file ? above : [...above, title];
    const own = specs
      .filter(({ tests }) => tests[0]?.status !== 'skipped')
      .map((spec) => {
        const results = spec.tests[0]?.results ?? [];
        const last = results.at(-1);
        const ms = results.reduce((sum, { duration = 0 }) => sum + duration, 0);
        const outcome = { id: `${spec.file}: ${[...titles, spec.title].join(' › ')}`, ok: spec.ok, ms, file: spec.file };
        return spec.ok ? outcome : { ...outcome, message: `${firstLines(last?.error?.message)}${pageAt(last)}` };
      });
    return [...own, ...journeyOutcomes(inner, titles)];
  });

/**
 * Returns the outcomes of unit tests.
 * @param {{ name: string, status: string, message?: string, startTime?: number, endTime?: number, assertionResults: object[]
 * }[]} results of
 * unit tests, in Jest's form
 * @returns {{ failures: string[], times: { file: string, ms: number }[] }} a line for each failed test or file
 */
export function unitOutcomes(results) {
  const failures = results.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [`${name}: ${firstLines(message)}`];
    return failed.map(({ fullName, failureMessages: [failure] = [] }) => `${fullName}: ${firstLines(failure)}`);
  });
  const times = results.map(({ name, startTime = 0, endTime = 0 }) => ({ file: basename(name), ms: endTime - startTime }));
  return { failures, times };
}
