import { expect, it } from 'vitest';
import { sideBySide } from './sideBySide.mjs';

/** Runs steps and tells which ran beside which: a line a step, with those that ran when it began. */
async function run(steps, cores = 2) {
  const running = new Set();
  const told = [];
  await sideBySide(steps, cores, async ({ name }) => {
    told.push([name, ...running].join(' '));
    running.add(name);
    await new Promise((settle) => setImmediate(settle));
    running.delete(name);
  });
  return told;
}

it('runs as many at a time as there are cores', async () => {
  const steps = [{ name: 'a' }, { name: 'b' }, { name: 'c' }];
  expect((await run(steps)).slice(0, 2)).toEqual(['a', 'b a']);
  expect(await run(steps, 1)).toEqual(['a', 'b', 'c']);
});

it('leaves one that fills the machine alone', async () => {
  expect(await run([{ name: 'a' }, { name: 'b', alone: true }, { name: 'c' }])).toEqual(['a', 'b', 'c']);
});

it('begins one when what it needs has ended', async () => {
  expect(await run([{ name: 'a' }, { name: 'b', needs: ['a', 'elsewhere'] }])).toEqual(['a', 'b']);
});
