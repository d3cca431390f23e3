/**
 * Runs steps in their order, as many at a time as there are cores; a step marked `alone` waits until it is the only one. A step
 * begins when the steps it needs have ended.
 * @template {{ name: string, needs?: string[], alone?: boolean }} Step
 * @param {Step[]} steps
 * @param {number} cores
 * @param {(step: Step) => Promise<unknown>} run
 */
export async function runInParallel(steps, cores, run) {
  /** @type {Map<Step, Promise<unknown>>} */
  const running = new Map();
  const waitsFor = ({ alone, needs = [] }) =>
    running.size >= (alone ? 1 : cores) || [...running.keys()].some((other) => other.alone || needs.includes(other.name));
  for (const step of steps) {
    while (waitsFor(step)) await Promise.race(running.values());
    running.set(
      step,
      run(step).finally(() => running.delete(step)),
    );
  }
  await Promise.all(running.values());
}
