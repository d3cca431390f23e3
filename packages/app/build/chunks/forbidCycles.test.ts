import { expect, it } from 'vitest';
import { findCycles } from './forbidCycles';

const circles = (imports: Record<string, string[]>) => findCycles(new Map(Object.entries(imports)));

it('findCycles: finds no cycle where imports point one way, however often they meet', () => {
  expect(circles({ page: ['controls', 'base'], dialog: ['controls', 'base'], controls: ['base'], base: [] })).toEqual([]);
});

it('findCycles: names files that import each other once', () => {
  expect(circles({ page: ['dates'], dates: ['controls'], controls: ['dates', 'base'], base: [] })).toEqual([
    ['controls', 'dates'],
  ]);
});

it('findCycles: finds a cycle over several files, and two independent ones', () => {
  expect(circles({ a: ['b'], b: ['c'], c: ['a'], x: ['y'], y: ['x'], z: ['a', 'x'] })).toEqual([
    ['a', 'b', 'c'],
    ['x', 'y'],
  ]);
});
