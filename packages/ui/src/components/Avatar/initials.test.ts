import { expect, it } from 'vitest';
import { initials } from './initials';

it.each([
  ['Deniz Arslan', 'en', 'DA'],
  ['ilker ırmak', 'tr', 'İI'],
  ['ilker ırmak', 'en', 'II'],
  ['  Ada  Maria   Lovelace ', 'en', 'AL'],
  ['Prince', 'en', 'P'],
  ['👩‍🚀 Astro', 'en', '👩‍🚀A'],
  ['', 'en', ''],
  ['   ', 'en', ''],
])('initials: turns %j in %s into %j', (name, locale, expected) => expect(initials(name, locale)).toBe(expected));
