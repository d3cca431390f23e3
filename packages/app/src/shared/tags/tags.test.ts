import { describe, expect, it } from 'vitest';
import { findByTitle, toggleTag, withoutDeleted } from './tags';

const tags = [
  { id: 't1', title: 'mens' },
  { id: 't2', title: 'ISPARTA' },
];

describe('toggleTag', () => {
  it('puts a tag on at the end and takes it off again', () => {
    expect(toggleTag(['a'], 'b')).toEqual(['a', 'b']);
    expect(toggleTag(['a', 'b'], 'a')).toEqual(['b']);
  });
});

describe('findByTitle', () => {
  it('does not care for case or spaces', () => {
    expect(findByTitle(tags, '  MENS ', 'en')?.id).toBe('t1');
    expect(findByTitle(tags, 'womens', 'en')).toBeUndefined();
  });

  it('knows the dotless ı', () => {
    expect(findByTitle(tags, 'ısparta', 'tr')?.id).toBe('t2');
  });
});

describe('withoutDeleted', () => {
  it('leaves out a tag that is no more', () => {
    expect(withoutDeleted(['t1', 'gone'], tags)).toEqual(['t1']);
  });
});
