/** Number of retries of a failed browser test, alone. */
const MORE_TRIES = 2;
/** Share of failed tests beyond which the failures are not random: no retries. */
const TOO_MANY = 0.05;
const ALWAYS_RETRIED = 25;

/**
 * The outcome of a browser test.
 * @typedef {{ id: string, ok: boolean, ms: number, file: string, message?: string }} Outcome `message`: the reason of the
 * failure, in a line or more
 * @typedef {{ outcomes: Outcome[], failed: Outcome[], flaky: Outcome[], quarantined: Outcome[] }} Judged `flaky`: tests that
 * failed first and passed
 * later, with their first failure; `quarantined`: failed tests known to fail
 */

/**
 * Retries failed tests, alone and after all others, up to twice.
 * @param {Outcome[]} first all tests of the run
 * @param {(ids: string[]) => Promise<Outcome[]>} again runs only these
 * @param {ReadonlySet<string>} [known] ids in quarantine: they are not retried
 * @returns {Promise<Judged>}
 */
export async function withTries(first, again, known = new Set()) {
  const broken = first.filter(({ ok }) => !ok);
  const quarantined = broken.filter(({ id }) => known.has(id));
  const wrong = broken.filter(({ id }) => !known.has(id));
  let failed = wrong;
  const isChance = wrong.length <= Math.max(ALWAYS_RETRIED, first.length * TOO_MANY);
  for (let left = isChance ? MORE_TRIES : 0; left > 0 && failed.length > 0; left -= 1) {
    const passed = new Set((await again(failed.map(({ id }) => id))).filter(({ ok }) => ok).map(({ id }) => id));
    failed = failed.filter(({ id }) => !passed.has(id));
  }
  return { outcomes: first, failed, flaky: wrong.filter((outcome) => !failed.includes(outcome)), quarantined };
}

/** Share of the browser tests that may pass only on a retry. */
const MOST_FLAKY = 0.01;

/**
 * Checks the share of flaky tests.
 * @param {number} flaky
 * @param {number} all browser tests of the run
 * @returns {string | null} the fault when too many tests of a run are flaky; a small run may have one
 */
export const tooFlaky = (flaky, all) =>
  flaky > Math.max(1, all * MOST_FLAKY)
    ? `${flaky} of ${all} browser tests passed at a later try only, more than 1 %: find what they have in common.`
    : null;
