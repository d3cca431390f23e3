import { BOARD_LIMITS } from '@stockroom/contract';
import { describe, expect, it } from 'vitest';
import { added, renamed, toggled, without } from './checklist';
import { sameTitle } from './labels';
import { needsReason, wipState } from './wip';

const label = (id: string, title: string) => ({ id, boardId: 'b', title, color: 'neutral' as const });

describe('labels', () => {
  const labels = [label('1', 'Iade'), label('2', 'Çok acil')];
  it.each(['iade', 'İADE', ' ıade ', 'cok  ACIL'])('%j is one that is there', (title) => {
    expect(sameTitle(labels, title)).toBe(true);
  });
  it('a label may keep its own title', () => {
    expect(sameTitle(labels, 'IADE', '1')).toBe(false);
    expect(sameTitle(labels, 'Acil')).toBe(false);
  });
});

describe('a checklist', () => {
  const items = [{ id: '1', title: 'Watches', completed: false }];
  it('takes steps that say something and are not too long, as far as there is room', () => {
    expect(added(items, ' Bags ', () => '2')).toEqual([...items, { id: '2', title: 'Bags', completed: false }]);
    expect(added(items, '   ', () => '2')).toEqual(items);
    expect(added(items, 'x'.repeat(BOARD_LIMITS.checklistItem + 1), () => '2')).toEqual(items);
    const full = Array.from({ length: BOARD_LIMITS.checklist }, (_, id) => ({ id: `${id}`, title: 'x', completed: false }));
    expect(added(full, 'One more', () => 'n')).toHaveLength(BOARD_LIMITS.checklist);
  });
  it('is ticked, renamed and shortened', () => {
    expect(toggled(items, '1')[0]?.completed).toBe(true);
    expect(renamed(items, '1', 'Straps')[0]?.title).toBe('Straps');
    expect(renamed(items, '1', ' ')).toEqual(items);
    expect(without(items, '1')).toEqual([]);
  });
});

describe('a limit', () => {
  const list = (mode: 'none' | 'warn' | 'block') => ({ wip: { limit: 3, mode } });
  it.each([
    ['none', 9, 'none'],
    ['warn', 2, 'under'],
    ['warn', 3, 'full'],
    ['block', 4, 'over'],
  ] as const)('%s with %i cards is %s', (mode, count, state) => {
    expect(wipState(list(mode), count)).toBe(state);
  });
  it('asks for a reason only where it blocks and more come than fit', () => {
    expect(needsReason(list('block'), 2, 1)).toBe(false);
    expect(needsReason(list('block'), 2, 2)).toBe(true);
    expect(needsReason(list('block'), 9, 0)).toBe(false);
    expect(needsReason(list('warn'), 9, 1)).toBe(false);
  });
});
