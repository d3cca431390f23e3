import { describe, expect, it } from 'vitest';
import { inScope, isSearchable, MAX_QUERY, parseSearchText } from './scope';

describe('readText', () => {
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
    expect(parseSearchText(text)).toEqual({ scope, query });
  });

  it('switches the scope and keeps the typed text', () => {
    expect(inScope('#oak', 'contacts')).toBe('@oak');
    expect(inScope('>theme', 'all')).toBe('theme');
  });

  it('cuts a long text between characters', () => {
    const { query } = parseSearchText('🧺'.repeat(1_000_000));
    expect([...query]).toHaveLength(MAX_QUERY);
    expect(query.isWellFormed()).toBe(true);
  });

  it('is searchable from two characters on', () => {
    expect(['a', '🧺', 'ab'].map(isSearchable)).toEqual([false, false, true]);
  });
});
