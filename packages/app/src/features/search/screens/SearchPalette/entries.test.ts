import type { SearchGroup } from '@stockroom/contract';
import { describe, expect, it } from 'vitest';
import type { Command } from '#shared/commands/command';
import { countFound, type EntryGroup, type EntrySources, type EntryTexts, isResult, listEntries } from './entries';

const command = (title: string, more: Partial<Command> = {}): Command =>
  ({ id: title, title, section: 'appearance', run: () => undefined, ...more }) as Command;

describe('listEntries', () => {
  const texts: EntryTexts = {
    section: (name) => name,
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
    listEntries({
      scope: 'all',
      query: '',
      commands,
      recents: { searches: [], commands: [] },
      found: null,
      isSearching: false,
      texts,
      ...more,
    });
  const outline = (groups: EntryGroup[]) => groups.map(({ id, items }) => `${id}: ${items.map(({ title }) => title).join(', ')}`);

  it('lists recent entries and every command when nothing is typed', () => {
    const recents = { searches: ['oak'], commands: ['Theme: Teal', 'gone'] };
    expect(outline(list({ recents }))).toEqual([
      'recentSearches: oak, clear',
      'recentCommands: Theme: Teal',
      'page: Inventory',
      'appearance: Theme: Teal',
    ]);
  });

  it('describes the current state', () => {
    expect(list({}).flatMap(({ items }) => items.map(({ note }) => note))).toEqual([undefined, 'current']);
  });

  it("puts commands before server results and the inventory's own search last", () => {
    const found = [results('contacts', '/apps/contacts/1'), results('products', '/p')];
    expect(outline(list({ query: 'inv', found }))).toEqual([
      'page: Inventory',
      'found-contacts: /apps/contacts/1',
      'found-products: /p',
      'elsewhere: inventory: inv',
    ]);
  });

  it('waits for server results to list partial matches after them', () => {
    const own = [command('Banana', { section: 'page' }), command('Theme: Han'), command('Hanami')];
    const found = [results('pages', '/pages/banana'), results('contacts', '/apps/contacts/1')];
    expect(outline(list({ query: 'ana', commands: own, found }))).toEqual([
      'found-contacts: /apps/contacts/1',
      'found-pages: /pages/banana',
      'partly page: Banana',
      'partly appearance: Hanami',
      'elsewhere: inventory: ana',
    ]);
    expect(outline(list({ query: 'han', commands: own, isSearching: true }))).toEqual([
      'appearance: Hanami, Theme: Han',
      'elsewhere: inventory: han',
    ]);
    expect(outline(list({ query: 'ana', commands: own, isSearching: true }))).toEqual(['elsewhere: inventory: ana']);
  });

  it('puts a record that begins with the query before those that contain it', () => {
    const found = [results('tasks', 'ask Hana'), results('contacts', 'hana@shop')];
    const named = found.map((group) => ({ ...group, results: group.results.map((each) => ({ ...each, link: '/there' })) }));
    expect(outline(list({ query: 'hana', commands: [], found: named }))[0]).toBe('found-contacts: hana@shop');
  });

  it('lists a page once that is a command and a result', () => {
    const found = [results('pages', '/apps/ecommerce/inventory', '/pages/settings')];
    expect(outline(list({ query: 'inv', found }))[1]).toBe('found-pages: /pages/settings');
  });

  it('shows where a page is in the menu, and no URL', () => {
    const page = { id: '1', title: 'Counts', subtitle: '/apps/ecommerce/inventory', link: '/apps/ecommerce/inventory' };
    const task = { ...page, id: '2', subtitle: 'Defne', link: '/apps/tasks/2' };
    const found: SearchGroup[] = [
      { id: 'pages', label: 'Pages', results: [page] },
      { id: 'tasks', label: 'Tasks', results: [task] },
    ];
    const pageCommands = [
      command('Inventory', { section: 'page', href: '/apps/ecommerce/inventory', hint: 'Store', run: undefined }),
    ];
    const subtitles = list({ query: 'counts', commands: pageCommands, found }).flatMap(({ items }) =>
      items.flatMap(({ subtitle }) => subtitle ?? []),
    );
    expect(subtitles).toEqual(['Store', 'Defne']);
  });

  it('leaves out results with unsafe links', () => {
    const found = [results('pages', 'javascript:alert(1)', '//evil.example', 'https://evil.example/')];
    expect(outline(list({ query: 'zzz', found }))).toEqual(['elsewhere: inventory: zzz']);
  });

  it('keeps to the scope', () => {
    const found = [results('products', '/p')];
    expect(outline(list({ scope: 'commands', query: 'teal' }))).toEqual(['appearance: Theme: Teal']);
    expect(outline(list({ scope: 'products', query: 'teal', found }))).toEqual([
      'found-products: /p',
      'elsewhere: inventory: teal',
    ]);
    expect(outline(list({ scope: 'contacts', query: 'teal', found: [] }))).toEqual([]);
  });

  it("counts entries without the inventory's own search", () => {
    const groups = list({ query: 'zz', found: [results('tasks', '/t')] });
    expect(countFound(groups)).toBe(1);
    expect(groups.flatMap(({ items }) => items.filter(isResult))).toHaveLength(1);
  });

  it("passes a text to the inventory's search unchanged", () => {
    const target = list({ query: 'a&b=c #1' })[0]?.items[0]?.target;
    expect(target).toMatchObject({ path: '/apps/ecommerce/inventory?search=a%26b%3Dc+%231' });
  });
});
