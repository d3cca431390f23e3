import { buildContact } from '@stockroom/mocks';
import { letterOf } from '@stockroom/ui';
import { describe, expect, it } from 'vitest';
import { compareTexts } from '#shared/format/format';
import { groupContacts, neighbourOf, jobAndCompany } from './contactList';

const named = (...names: string[]) => names.map((name, at) => buildContact({ id: `c${at}`, name }));
const groups = (locale: 'en' | 'tr', ...names: string[]) => {
  const { rows, sections } = groupContacts(named(...names), {
    compare: compareTexts(locale),
    letterOf: (name) => letterOf(name, locale),
  });
  let at = 0;
  return sections.map(({ key, count }) => [key, rows.slice(at, (at += count)).map(({ name }) => name)]);
};

describe('groupContacts', () => {
  it('groups by the letters of the language', () => {
    const names = ['Çağla', 'Cem', 'Işık', 'İlker'];
    expect(groups('tr', ...names)).toEqual([
      ['C', ['Cem']],
      ['Ç', ['Çağla']],
      ['I', ['Işık']],
      ['İ', ['İlker']],
    ]);
    expect(groups('en', ...names)).toEqual([
      ['C', ['Çağla', 'Cem']],
      ['I', ['İlker', 'Işık']],
    ]);
  });

  it('puts names that begin with no letter last', () => {
    expect(groups('en', '007', 'Zoë', '🧵 Needle', 'Ada', '', '腕時計').map(([letter]) => letter)).toEqual(['A', 'Z', '#']);
  });
});

describe('neighbourOf', () => {
  const rows = named('Ada', 'Bo', 'Cy');
  it.each([
    ['c0', 'c1'],
    ['c2', 'c1'],
    ['gone', null],
  ])('returns, for %s, the neighbour %s', (id, next) => expect(neighbourOf(rows, id)).toBe(next));
  it('returns null for the only contact', () => expect(neighbourOf(named('Ada'), 'c0')).toBeNull());
});

it('jobAndCompany: reads job and company from either place where they are stored', () => {
  const contact = { ...buildContact(), title: '', company: '', job: { title: 'Tailor', company: 'Terzi' } };
  expect(jobAndCompany(contact)).toBe('Tailor · Terzi');
  expect(jobAndCompany(buildContact({ company: 'Terzi' }))).toBe('Terzi');
});
