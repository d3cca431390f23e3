import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../lib/paths.mjs';
import { affectedBy } from './affected.mjs';

/** @typedef {{ revision: string, files: string[], stories: string[], journeys: string[] }} Change */

/**
 * Reads `--changed` (against the last commit) or `--changed=main`.
 * @param {string[]} args
 * @returns {Promise<Change | undefined>} nothing without the flag
 */
export async function changedFlag(args) {
  const flag = args.find((arg) => /^--changed(=|$)/.test(arg));
  if (!flag) return undefined;
  const revision = flag.split('=')[1] || 'HEAD';
  const { files, stories, journeys } = await affectedBy(revision);
  const specs = globSync('packages/app/e2e/**/*.spec.ts', { cwd: root }).map((file) => file.replace(/.*\//, ''));
  return { revision, files, stories, journeys: specs.filter((file) => journeys.some((name) => file === `${name}.spec.ts`)) };
}

/**
 * Returns the changed files that can be linted. The rules check one file at a time, except for its types; errors that those
 * cause in other files are reported by the compiler.
 * @param {Change} change
 * @returns {string[]}
 */
export const codeOf = ({ files }) => files.filter((file) => /\.[cm]?[jt]sx?$/.test(file) && existsSync(join(root, file)));

/**
 * Returns the steps that a change needs: no Storybook without a story, no build without a journey. Pictures without a story can
 * only be found where all stories are built.
 * @template {{ name: string }} Step
 * @param {Step[]} steps
 * @param {Change} [change]
 * @returns {Step[]}
 */
export function withinChange(steps, change) {
  if (!change) return steps;
  const idle = [
    'pictures',
    ...(codeOf(change).length > 0 ? [] : ['lint']),
    ...(change.stories.length > 0 ? [] : ['ui package', 'storybook', 'stories']),
    ...(change.journeys.length > 0 ? [] : ['app build', 'bundle budgets', 'journeys']),
  ];
  return steps.filter(({ name }) => !idle.includes(name));
}
