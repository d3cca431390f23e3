import { expect, it } from 'vitest';
import { runInSlices } from './runInSlices';

/** A clock that advances by four milliseconds with each step of the job. */
function clockOf() {
  const clock = { time: 0, pauses: 0 };
  function* job(steps: number): Generator<number, string> {
    for (let step = 1; step <= steps; step++) {
      clock.time += 4;
      yield step / steps;
    }
    return 'done';
  }
  const now = () => clock.time;
  const pause = () => {
    clock.pauses++;
    return Promise.resolve();
  };
  return { clock, job, options: { clock: { now, pause }, slice: 10 } };
}

it('runInSlices: yields after each slice, and reports progress', async () => {
  const { clock, job, options } = clockOf();
  const reportedProgress: number[] = [];
  await expect(runInSlices(job(10), { ...options, onProgress: (done) => reportedProgress.push(done) })).resolves.toBe('done');
  expect([clock.pauses, reportedProgress]).toEqual([3, [0.3, 0.6, 0.9]]);
});

it('runInSlices: stops when aborted', async () => {
  const { clock, job, options } = clockOf();
  const controller = new AbortController();
  const stopped = runInSlices(job(1000), { ...options, signal: controller.signal, onProgress: () => controller.abort() });
  await expect(stopped).rejects.toThrow('abort');
  expect(clock.time).toBe(12);
});
