import { expect, it } from 'vitest';
import { circlesOf } from './circles';

const circles = (imports: Record<string, string[]>) => circlesOf(new Map(Object.entries(imports)));

it('finds no circle where imports point one way, however often they meet', () => {
  expect(circles({ page: ['controls', 'base'], dialog: ['controls', 'base'], controls: ['base'], base: [] })).toEqual([]);
});

it('names the files that wait for each other, once', () => {
  expect(circles({ page: ['dates'], dates: ['controls'], controls: ['dates', 'base'], base: [] })).toEqual([
    ['controls', 'dates'],
  ]);
});

it('finds a circle over several files, and two that have nothing to do with each other', () => {
  expect(circles({ a: ['b'], b: ['c'], c: ['a'], x: ['y'], y: ['x'], z: ['a', 'x'] })).toEqual([
    ['a', 'b', 'c'],
    ['x', 'y'],
  ]);
});
