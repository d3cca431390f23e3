import { expect, it } from 'vitest';
import { runInParallel } from './runInParallel.mjs';

/** Runs steps and reports which ran at the same time: a line per step, with those that were running when it began. */
async function run(steps, cores = 2) {
  const running = new Set();
  const startLog = [];
  await runInParallel(steps, cores, async ({ name }) => {
    startLog.push([name, ...running].join(' '));
    running.add(name);
    await new Promise((settle) => setImmediate(settle));
    running.delete(name);
  });
  return startLog;
}

it('runInParallel: runs as many steps at a time as there are cores', async () => {
  const steps = [{ name: 'a' }, { name: 'b' }, { name: 'c' }];
  expect((await run(steps)).slice(0, 2)).toEqual(['a', 'b a']);
  expect(await run(steps, 1)).toEqual(['a', 'b', 'c']);
});

it('runInParallel: runs a step that fills the machine alone', async () => {
  expect(await run([{ name: 'a' }, { name: 'b', alone: true }, { name: 'c' }])).toEqual(['a', 'b', 'c']);
});

it('runInParallel: begins a step when the steps it needs have ended', async () => {
  expect(await run([{ name: 'a' }, { name: 'b', needs: ['a', 'elsewhere'] }])).toEqual(['a', 'b']);
});
