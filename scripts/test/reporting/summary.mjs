import { tooFlaky } from '../tries.mjs';

/** @typedef {import('../steps.mjs').Result & { name: string, ms: number }} Done a step that has run */

/** Number of the slowest files to list. */
const MOST_FILES = 10;

/** Formats milliseconds as text. */
export const duration = (ms) =>
  ms < 60_000 ? `${(ms / 1000).toFixed(1)} s` : `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`;

/** @param {Done[]} all @returns {string[]} the files with the slowest tests */
export function slowest(all) {
  const byFile = new Map();
  for (const { times = [] } of all) for (const { file, ms } of times) byFile.set(file, (byFile.get(file) ?? 0) + ms);
  const files = [...byFile].toSorted(([, a], [, b]) => b - a).slice(0, MOST_FILES);
  return files.length === 0 ? [] : ['Slowest files', ...files.map(([file, ms]) => `  ${duration(ms).padStart(12)}  ${file}`)];
}

/** @param {Done[]} all @returns {string[]} a line for each step */
export function summary(all, ms) {
  const width = Math.max(...all.map(({ name }) => name.length));
  const rows = all.map((one) => {
    const counts = `${String(one.passed).padStart(5)} passed  ${String(one.failed).padStart(3)} failed`;
    return `  ${one.failed === 0 ? '✓' : '✗'} ${one.name.padEnd(width)}  ${counts}  ${duration(one.ms).padStart(12)}`;
  });
  return ['Summary', ...rows, `  in ${duration(ms)}`];
}

/**
 * Returns failures, late passes, known failures, and the closing line: of a long log only the end is read.
 * @param {Done[]} all
 * @param {string[]} [ended] other faults of the run
 */
export function verdict(all, ended = []) {
  const each = (key) => all.flatMap((one) => (one[key] ?? []).map((line) => `${one.name}: ${line}`));
  const sum = (key) => all.reduce((total, one) => total + (one[key] ?? 0), 0);
  const [flaky, quarantined] = [each('flaky'), each('quarantined')];
  const chance = tooFlaky(flaky.length, sum('tried'));
  const wrong = [...each('failures'), ...(chance ? [chance] : []), ...ended];
  const failed = sum('failed') + (chance ? 1 : 0) + ended.length;
  const lines = [
    ...flaky.map((line) => `  flaky        ${line}`),
    ...quarantined.map((line) => `  quarantined  ${line}`),
    ...wrong.map((line) => `  ✗ ${line}`),
    ...(sum('tried') > 0 ? [`${flaky.length} flaky, ${quarantined.length} quarantined`] : []),
    `${sum('passed')} passed, ${failed} failed`,
  ];
  return { lines, isGreen: failed === 0 && sum('passed') > 0 };
}
