import type { Contact } from '@stockroom/contract';
import type { LabelKindNames } from '../model/contactLabels';
import type { DetailNames } from '../model/details';
import type { ExportDetails } from '../model/exportDetails';
import type { Judging } from '../model/judging';

export const LABELS: LabelKindNames = {
  home: 'Home',
  work: 'Work',
  mobile: 'Mobile',
  main: 'Main',
  fax: 'Fax',
  pager: 'Pager',
  other: 'Other',
};

export const DETAILS: DetailNames = {
  EMAIL: 'Email',
  TEL: 'Phone',
  ADR: 'Address',
  BDAY: 'Birthday',
  TITLE: 'Title',
  ORG: 'Company',
  DEPARTMENT: 'Department',
  ROLE: 'Role',
  NICKNAME: 'Nickname',
  URL: 'Web page',
  IMPP: 'Chat',
  ANNIVERSARY: 'Anniversary',
  RELATED: 'Related',
  GENDER: 'Gender',
  CATEGORIES: 'Tags',
  LOGO: 'Logo',
  SOUND: 'Sound',
  KEY: 'Key',
};

/** Folds text like the design system, for tests that run without it. */
export const fold = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i').replace(/\s+/g, ' ').trim();

/** Conversion data for tests. Numbers of Türkiye and the United States are recognised by their length alone. */
export function buildJudging(overrides: Partial<Judging> = {}): Judging {
  let ids = 0;
  return {
    readPhone,
    country: 'tr',
    today: '2026-03-01',
    dayOrder: 'dmy',
    details: DETAILS,
    unnamed: 'Unnamed',
    extension: (number) => `ext. ${number}`,
    createId: () => `new-${++ids}`,
    tagId: (title) => (fold(title) === 'work' ? 'tag-work' : undefined),
    fold,
    ...overrides,
  };
}

const readPhone: Judging['readPhone'] = (text, country) => {
  const digits = text.replace(/[\s().-]/g, '');
  if (/\p{L}/u.test(text)) return { country, e164: null, problem: 'notANumber' };
  if (/^\+90\d{10}$/.test(digits)) return { country: 'tr', e164: digits, problem: null };
  if (/^\+1\d{10}$/.test(digits)) return { country: 'us', e164: digits, problem: null };
  if (digits.startsWith('+')) return { country, e164: null, problem: 'noSuchNumber' };
  if (country === null) return { country, e164: null, problem: 'noCountry' };
  if (/^0?[2-5]\d{9}$/.test(digits)) return { country: 'tr', e164: `+90${digits.replace(/^0/, '')}`, problem: null };
  return { country, e164: null, problem: 'tooShort' };
};

/** Export details of a contact: its tags' titles and its notes as text, from values that the test passes. */
export const describeBy =
  (titles: ReadonlyMap<string, string>) =>
  ({ tags, notes }: Contact): ExportDetails => ({
    tags: tags.map((id) => titles.get(id) ?? id),
    notes: notes
      .replaceAll('</p><p>', '\n')
      .replace(/<\/?p>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&'),
  });

/** Runs a sliced job to its end. */
export function finish<Result>(job: Generator<number, Result>): Result {
  for (;;) {
    const step = job.next();
    if (step.done) return step.value;
  }
}
