import { describe, expect, it } from 'vitest';
import { findByTitle, toggleTag, withoutDeleted } from './tags';

const tags = [
  { id: 't1', title: 'mens' },
  { id: 't2', title: 'ISPARTA' },
];

describe('toggleTag', () => {
  it('appends a tag and removes it again', () => {
    expect(toggleTag(['a'], 'b')).toEqual(['a', 'b']);
    expect(toggleTag(['a', 'b'], 'a')).toEqual(['b']);
  });
});

describe('findByTitle', () => {
  it('ignores case and spaces', () => {
    expect(findByTitle(tags, '  MENS ', 'en')?.id).toBe('t1');
    expect(findByTitle(tags, 'womens', 'en')).toBeUndefined();
  });

  it('handles the dotless ı', () => {
    expect(findByTitle(tags, 'ısparta', 'tr')?.id).toBe('t2');
  });
});

describe('withoutDeleted', () => {
  it('leaves out a deleted tag', () => {
    expect(withoutDeleted(['t1', 'gone'], tags)).toEqual(['t1']);
  });
});
