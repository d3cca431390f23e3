import { POSITION_STEP } from '@stockroom/contract';
import { describe, expect, it } from 'vitest';
import { computePositions } from './moves';

const at = (...positions: number[]) => positions.map((position, index) => ({ id: `o${index}`, position }));

describe('computePositions', () => {
  it('takes the midpoint of two neighbours', () => {
    expect(computePositions(at(100, 200), ['a'], 1)).toEqual([{ id: 'a', position: 150 }]);
  });
  it('halves the first position at the top and adds steps at the bottom', () => {
    expect(computePositions(at(100), ['a'], 0)).toEqual([{ id: 'a', position: 50 }]);
    expect(computePositions(at(100), ['a'], 9)).toEqual([{ id: 'a', position: 100 + POSITION_STEP }]);
    expect(computePositions([], ['a'], 0)).toEqual([{ id: 'a', position: POSITION_STEP }]);
  });
  it('spreads several items evenly between the neighbours', () => {
    expect(computePositions(at(100, 200), ['a', 'b', 'c'], 1).map(({ position }) => position)).toEqual([125, 150, 175]);
  });
  it('renumbers all items where no whole number lies between', () => {
    expect(computePositions(at(1, 2), ['a'], 1)).toEqual([
      { id: 'o0', position: POSITION_STEP },
      { id: 'a', position: 2 * POSITION_STEP },
      { id: 'o1', position: 3 * POSITION_STEP },
    ]);
    expect(computePositions(at(1), ['a'], 0).map(({ id }) => id)).toEqual(['a', 'o0']);
  });
  it('stays within safe integers', () => {
    const places = computePositions(at(Number.MAX_SAFE_INTEGER), ['a'], 1);
    expect(places.every(({ position }) => Number.isSafeInteger(position))).toBe(true);
    expect(places).toHaveLength(2);
  });
});
