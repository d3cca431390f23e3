import { describe, expect, it } from 'vitest';
import type { SearchGroup } from '@stockroom/contract';
import type { Command } from '../../../shared/commands/command';
import { createSafeStorage } from '../../../shared/storage/safeStorage';
import { clearPersonal } from '../../../shared/storage/storageKeys';
import { memoryStorage } from '../../../shared/testing/memoryStorage';
import { countFound, type EntryGroup, type EntrySources, type EntryTexts, isResult, listEntries } from './entries';
import { rankCommands } from './rankCommands';
import { createRecentStore } from './recents';
import { inScope, isSearchable, MAX_QUERY, readText } from './scope';

const command = (title: string, more: Partial<Command> = {}): Command =>
  ({ id: title, title, section: 'appearance', run: () => undefined, ...more }) as Command;

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

describe('ranking', () => {
  const titles = (query: string, commands: readonly Command[]) => rankCommands(commands, query).map(({ title }) => title);

  it('puts the beginning first, then words, then the middle, then keywords', () => {
    const commands = [
      command('Sidelock'),
      command('Sign out', { keywords: ['lock'] }),
      command('The lock'),
      command('Lock the session'),
    ];
    expect(titles('lock', commands)).toEqual(['Lock the session', 'The lock', 'Sidelock', 'Sign out']);
  });

  it('wants every word, in any order', () => {
    const commands = [command('Theme: Teal'), command('Theme: Rose'), command('Scheme: Dark')];
    expect(titles('teal theme', commands)).toEqual(['Theme: Teal']);
    expect(titles('theme dark', commands)).toEqual([]);
  });

  it.each([
    ['isik', ['Işık']],
    ['IŞIK', ['Işık']],
    ['ışık', ['Işık']],
    ['.*', []],
    ['(', []],
  ])('%j finds %j: folded and literal', (query, found) => {
    expect(titles(query, [command('Işık'), command('Açık')])).toEqual(found);
  });

  it('lists all for nothing', () => {
    expect(titles(' ', [command('b'), command('a')])).toEqual(['b', 'a']);
  });
});

describe('entries', () => {
  const texts: EntryTexts = {
    section: (name) => name,
    group: (name) => name,
    recentSearches: 'recent',
    clearSearches: 'clear',
    recentCommands: 'lately',
    current: 'current',
    elsewhere: 'elsewhere',
    searchInventory: (query) => `inventory: ${query}`,
  };
  const commands = [
    command('Inventory', { section: 'page', href: '/apps/ecommerce/inventory', run: undefined }),
    command('Theme: Teal', { isCurrent: true }),
  ];
  const results = (id: SearchGroup['id'], ...links: string[]): SearchGroup => ({
    id,
    label: id,
    results: links.map((link) => ({ id: link, title: link, link })),
  });
  const list = (more: Partial<EntrySources>) =>
    listEntries({ scope: 'all', query: '', commands, recents: { searches: [], commands: [] }, found: null, texts, ...more });
  const outline = (groups: EntryGroup[]) => groups.map(({ id, items }) => `${id}: ${items.map(({ title }) => title).join(', ')}`);

  it('with nothing typed are what was used lately and every command', () => {
    const recents = { searches: ['oak'], commands: ['Theme: Teal', 'gone'] };
    expect(outline(list({ recents }))).toEqual([
      'recentSearches: oak, clear',
      'recentCommands: Theme: Teal',
      'page: Inventory',
      'appearance: Theme: Teal',
    ]);
  });

  it('say what holds now', () => {
    expect(list({}).flatMap(({ items }) => items.map(({ note }) => note))).toEqual([undefined, 'current']);
  });

  it('put the commands before what the server found, and the inventory’s own search last', () => {
    const found = [results('contacts', '/apps/contacts/1'), results('products', '/p')];
    expect(outline(list({ query: 'inv', found }))).toEqual([
      'page: Inventory',
      'found-contacts: /apps/contacts/1',
      'found-products: /p',
      'elsewhere: inventory: inv',
    ]);
  });

  it('list a page once that is a command and a result', () => {
    const found = [results('pages', '/apps/ecommerce/inventory', '/pages/settings')];
    expect(outline(list({ query: 'inv', found }))[1]).toBe('found-pages: /pages/settings');
  });

  it('leave out results that lead astray', () => {
    const found = [results('pages', 'javascript:alert(1)', '//evil.example', 'https://evil.example/')];
    expect(outline(list({ query: 'zzz', found }))).toEqual(['elsewhere: inventory: zzz']);
  });

  it('keep to their scope', () => {
    const found = [results('products', '/p')];
    expect(outline(list({ scope: 'commands', query: 'teal' }))).toEqual(['appearance: Theme: Teal']);
    expect(outline(list({ scope: 'products', query: 'teal', found }))).toEqual([
      'found-products: /p',
      'elsewhere: inventory: teal',
    ]);
    expect(outline(list({ scope: 'contacts', query: 'teal', found: [] }))).toEqual([]);
  });

  it('are counted without the way out of the search', () => {
    const groups = list({ query: 'zz', found: [results('tasks', '/t')] });
    expect(countFound(groups)).toBe(1);
    expect(groups.flatMap(({ items }) => items.filter(isResult))).toHaveLength(1);
  });

  it('hand a text to the inventory’s search as it is', () => {
    const target = list({ query: 'a&b=c #1' })[0]?.items[0]?.target;
    expect(target).toMatchObject({ path: '/apps/ecommerce/inventory?search=a%26b%3Dc+%231' });
  });
});

describe('what was used lately', () => {
  const open = () => {
    const storage = createSafeStorage(memoryStorage);
    return { storage, store: createRecentStore('u1', storage) };
  };

  it('holds the last five searches once each, the last first', () => {
    const { store } = open();
    for (const query of ['a', 'b', 'c', 'd', 'e', 'f', 'İST', 'ist']) store.addSearch(query);
    expect(store.get().searches).toEqual(['ist', 'f', 'e', 'd', 'c']);
    store.removeSearch('F');
    expect(store.get().searches).toEqual(['ist', 'e', 'd', 'c']);
    store.clearSearches();
    expect(store.get().searches).toEqual([]);
  });

  it('is a person’s own, and goes with the sign-out', () => {
    const { store, storage } = open();
    store.addSearch('mine');
    store.addCommand('lock');
    expect(createRecentStore('u2', storage).get()).toEqual({ searches: [], commands: [] });
    expect(createRecentStore('u1', storage).get()).toEqual({ searches: ['mine'], commands: ['lock'] });
    clearPersonal([storage]);
    expect(store.get()).toEqual({ searches: [], commands: [] });
  });

  it.each(['x', '7', '{"searches":"a","commands":[1]}'])('survives damaged storage: %s', (text) => {
    const { store, storage } = open();
    storage.set('stockroom.recent.u1', text);
    expect(store.get()).toEqual({ searches: [], commands: [] });
  });
});
