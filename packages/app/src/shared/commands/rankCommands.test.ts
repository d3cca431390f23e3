import { describe, expect, it } from 'vitest';
import type { Command } from './command';
import { findCommands, rankCommands } from './rankCommands';

const command = (title: string, more: Partial<Command> = {}): Command =>
  ({ id: title, title, section: 'appearance', run: () => undefined, ...more }) as Command;

describe('rankCommands', () => {
  const titles = (query: string, commands: readonly Command[]) => rankCommands(commands, query).map(({ title }) => title);

  it('forgives a typing error where no title or keyword matches', () => {
    const commands = [command('Dark scheme'), command('Sign out', { keywords: ['leave'] }), command('Settings')];
    expect(titles('setings', commands)).toEqual(['Settings']);
    expect(titles('sing out', commands)).toEqual(['Sign out']);
    expect(titles('laeve', commands)).toEqual(['Sign out']);
    expect(titles('dakr sheme', commands)).toEqual(['Dark scheme']);
  });

  it('ranks a match at the beginning first, then in words, then in the middle, then in keywords', () => {
    const commands = [
      command('Sidelock'),
      command('Sign out', { keywords: ['lock'] }),
      command('The lock'),
      command('Lock the session'),
    ];
    expect(titles('lock', commands)).toEqual(['Lock the session', 'The lock', 'Sidelock', 'Sign out']);
  });

  it('counts a title match as named when the other words match only the hint', () => {
    const commands = [command('Scheme: Dark', { hint: 'Appearance' }), command('Darkroom')];
    const { named, others } = findCommands(commands, 'appearance dark');
    expect(named.map(({ title }) => title)).toEqual(['Scheme: Dark']);
    expect(others).toEqual([]);
  });

  it('requires every word, in any order', () => {
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
  ])('searches %j and finds %j: folded and literal', (query, found) => {
    expect(titles(query, [command('Işık'), command('Açık')])).toEqual(found);
  });

  it('lists all commands for an empty query', () => {
    expect(titles(' ', [command('b'), command('a')])).toEqual(['b', 'a']);
  });
});
