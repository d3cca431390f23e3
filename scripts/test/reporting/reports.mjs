import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../lib/paths.mjs';

const folder = join(root, 'node_modules/.cache/stockroom-tests');

/** @returns {string} the file to which a tool writes its test results; that of an earlier run is deleted */
export function freshReport(name) {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, name);
  rmSync(file, { force: true });
  return file;
}

/** @returns {any} the written report; `null` when the tool did not finish */
export const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/**
 * Returns the result of a step of browser tests.
 * @param {import('../tries.mjs').Judged} judged
 * @param {string} output of the first try
 * @returns {import('../steps.mjs').Result}
 */
export function browserResult({ outcomes, failed, flaky, quarantined }, output) {
  const passed = outcomes.length - failed.length - quarantined.length;
  const describeFailure = ({ id, message }) => `${id}: ${message}`;
  return {
    passed,
    // A run without tests proves nothing.
    failed: outcomes.length === 0 ? 1 : failed.length,
    failures: failed.map(describeFailure),
    flaky: flaky.map(describeFailure),
    quarantined: quarantined.map(describeFailure),
    tried: outcomes.length,
    times: outcomes,
    output,
  };
}
