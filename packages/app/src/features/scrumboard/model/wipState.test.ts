import { describe, expect, it } from 'vitest';
import { needsReason, wipState } from './wipState';

describe('limit of a list', () => {
  const list = (mode: 'none' | 'warn' | 'block') => ({ wip: { limit: 3, mode } });
  it.each([
    ['none', 9, 'none'],
    ['warn', 2, 'under'],
    ['warn', 3, 'full'],
    ['block', 4, 'over'],
  ] as const)('%s with %i cards is %s', (mode, count, state) => {
    expect(wipState(list(mode), count)).toBe(state);
  });
  it('asks for a reason only where it blocks and more cards arrive than fit', () => {
    expect(needsReason(list('block'), 2, 1)).toBe(false);
    expect(needsReason(list('block'), 2, 2)).toBe(true);
    expect(needsReason(list('block'), 9, 0)).toBe(false);
    expect(needsReason(list('warn'), 9, 1)).toBe(false);
  });
});
