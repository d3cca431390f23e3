import { describe, expect, it } from 'vitest';
import { inScope, isSearchable, MAX_QUERY, readText } from './scope';

describe('the text', () => {
  it.each([
    ['oak', 'all', 'oak'],
    ['  oak  watch ', 'all', 'oak  watch'],
    ['>theme', 'commands', 'theme'],
    [' > theme', 'commands', 'theme'],
    ['#HP-CP-0053', 'products', 'HP-CP-0053'],
    ['@deniz', 'contacts', 'deniz'],
    ['#@x', 'products', '@x'],
    ['a>b', 'all', 'a>b'],
    ['', 'all', ''],
  ])('%j: %s, %j', (text, scope, query) => {
    expect(readText(text)).toEqual({ scope, query });
  });

  it('goes to another scope with what is typed', () => {
    expect(inScope('#oak', 'contacts')).toBe('@oak');
    expect(inScope('>theme', 'all')).toBe('theme');
  });

  it('is cut, and never through a character', () => {
    const { query } = readText('🧺'.repeat(1_000_000));
    expect([...query]).toHaveLength(MAX_QUERY);
    expect(query.isWellFormed()).toBe(true);
  });

  it('is searched for from two characters on', () => {
    expect(['a', '🧺', 'ab'].map(isSearchable)).toEqual([false, false, true]);
  });
});
