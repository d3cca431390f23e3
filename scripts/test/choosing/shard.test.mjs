import { expect, it } from 'vitest';
import { ofShard, shardFlag, withinShard } from './shard.mjs';

it('shardFlag: reads the requested part', () => {
  expect(shardFlag(['--full', '--shard', '2/4'])).toEqual({ part: 2, of: 4 });
  expect(shardFlag(['--shard=4/4'])).toEqual({ part: 4, of: 4 });
  expect(shardFlag(['--full'])).toBeUndefined();
  for (const wrong of ['5/4', '0/4', 'half', '']) expect(() => shardFlag([`--shard=${wrong}`])).toThrow(/such as 2\/4/);
});

it('withinShard: leaves all but the browser tests to the first part', () => {
  const steps = [{ name: 'types' }, { name: 'build' }, { name: 'stories', needs: ['build'], sharded: true }];
  const names = (part) => withinShard(steps, { part, of: 2 }).map(({ name }) => name);
  expect([names(1), names(2)]).toEqual([
    ['types', 'build', 'stories'],
    ['build', 'stories'],
  ]);
});

it('ofShard: gives every story to one part, those of a component to the same', () => {
  const stories = ['a1', 'a2', 'b1', 'c1', 'c2'];
  const parts = [1, 2].map((part) => ofShard(stories, { part, of: 2 }, (story) => story[0]));
  expect(parts).toEqual([['a1', 'a2', 'c1', 'c2'], ['b1']]);
});
