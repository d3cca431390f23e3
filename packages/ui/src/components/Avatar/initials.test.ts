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
])('%j in %s gives %j', (name, locale, expected) => expect(initials(name, locale)).toBe(expected));
