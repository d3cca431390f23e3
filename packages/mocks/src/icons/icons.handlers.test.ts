import { ICON_SETS, IconSet, iconsEndpoints } from '@stockroom/contract';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createClient } from '../testing/client';
import { readShapes } from './iconDrawing';

test('icon sets: are seven, each with its prefix, size and icons', async () => {
  const { call } = await createClient();
  const sets = await Promise.all(
    ICON_SETS.map(async (set) => v.parse(IconSet, (await call('GET', iconsEndpoints.set(set))).body)),
  );
  expect(sets.map(({ namespace }) => namespace)).toEqual([...ICON_SETS]);
  for (const { list } of sets) {
    expect(list.length).toBeGreaterThan(250);
    expect(new Set(list).size).toBe(list.length);
    expect(list.every((name) => /^[a-z0-9-]+$/u.test(name))).toBe(true);
  }
  expect(sets.reduce((sum, { list }) => sum + list.length, 0)).toBeGreaterThan(5000);
  expect(sets.map(({ grid }) => grid)).toContain('size-20');
});

test('icon sets: answer 404 for an unknown set and 401 without a token', async () => {
  const { call } = await createClient();
  expect((await call('GET', iconsEndpoints.set('hammer'))).status).toBe(404);
  expect((await call('GET', iconsEndpoints.set('feather'), { token: null })).status).toBe(401);
});

test('readShapes: reads shapes with their children', () => {
  expect(readShapes('<g fill="none" stroke-width="2"><path d="M1 1"/><circle cx="3"/></g><path d="M2"/>')).toEqual([
    [
      'g',
      { fill: 'none', strokeWidth: '2' },
      [
        ['path', { d: 'M1 1' }],
        ['circle', { cx: '3' }],
      ],
    ],
    ['path', { d: 'M2' }],
  ]);
});
