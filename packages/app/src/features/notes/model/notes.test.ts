import type { Note, NoteTask } from '@stockroom/contract';
import { foldText } from '@stockroom/ui';
import { describe, expect, test } from 'vitest';
import { joinTasks } from './joinTasks';
import { allAsMarkdown, toMarkdown } from './markdown';
import { isEmpty, newNote } from './newNote';
import { noteName } from './noteName';
import { offeredReminders } from './reminders';
import { shownNotes } from './shownNotes';
import { changed, doneOf, insertTasks, moveTask, openOf, pastedLines, toggleTask, without } from './tasks';

const task = (id: string, more: Partial<NoteTask> = {}): NoteTask => ({
  id,
  content: id,
  completed: false,
  indented: false,
  ...more,
});
const note = (id: string, more: Partial<Note> = {}): Note => ({
  ...newNote(id),
  title: id,
  updatedAt: '2026-02-01T00:00:00.000Z',
  ...more,
});
const ids = (tasks: readonly { id: string }[]) => tasks.map(({ id }) => id).join(' ');
const language = { compare: new Intl.Collator('tr').compare, fold: foldText };

describe('the checklist', () => {
  const list = [task('a'), task('b', { indented: true }), task('c', { indented: true }), task('d')];

  test('is ticked off together with indented lines', () => {
    expect(ids(doneOf(toggleTask(list, 'a')))).toBe('a b c');
    expect(ids(doneOf(toggleTask(list, 'b')))).toBe('b');
    expect(ids(openOf(toggleTask(toggleTask(list, 'a'), 'a')))).toBe('a b c d');
    expect(toggleTask(list, 'gone')).toEqual(list);
  });

  test('moves a line with its indented lines, and never into itself', () => {
    expect(ids(moveTask(list, 'a', 'd'))).toBe('d a b c');
    expect(ids(moveTask(list, 'd', 'a'))).toBe('d a b c');
    expect(ids(moveTask(list, 'c', 'b'))).toBe('a c b d');
    expect(ids(moveTask(list, 'a', 'b'))).toBe('a b c d');
    expect(moveTask(list, 'b', 'a')[0]).toEqual(task('b'));
  });

  test('inserts lines after a line or at the end', () => {
    expect(ids(insertTasks(list, [task('x'), task('y')], 'a'))).toBe('a x y b c d');
    expect(ids(insertTasks(list, [task('x')]))).toBe('a b c d x');
    expect(ids(without(list, 'a'))).toBe('b c d');
    expect(changed(list, 'a', { content: 'A' })[0]?.content).toBe('A');
  });

  test('is built from pasted lines, whatever their bullets', () => {
    expect(pastedLines('- Milk\r\n* [x] Bread\n\n  1. Salt\n☑ Tea\n  \n[ ] Oil\nplain')).toEqual([
      { content: 'Milk', completed: false, indented: false },
      { content: 'Bread', completed: true, indented: false },
      { content: 'Salt', completed: false, indented: true },
      { content: 'Tea', completed: true, indented: false },
      { content: 'Oil', completed: false, indented: false },
      { content: 'plain', completed: false, indented: false },
    ]);
  });

  test('keeps all digits of pasted lines', () => {
    const lines = ['1.5 kg flour', '-5 °C', '12.12. Advent', '2)3 keys', '+90 532', '*.csv', '[x]ray', '✓mark'];
    expect(pastedLines(`${lines.join('\n')}\n- [ ]\n-`).map(({ content }) => content)).toEqual(lines);
    expect(pastedLines('1. 1.5 kg flour\n- -5 °C').map(({ content }) => content)).toEqual(['1.5 kg flour', '-5 °C']);
  });
});

describe('joinTasks', () => {
  const base = [task('a'), task('b'), task('c')];

  test('keeps lines that either added, ticked, moved or removed', () => {
    const mine = [task('b'), task('a', { completed: true }), task('mine'), task('c')];
    const theirs = [task('a'), task('theirs'), task('c', { content: 'C' })];
    expect(joinTasks(base, mine, theirs)).toEqual([
      task('a', { completed: true }),
      task('theirs'),
      task('mine'),
      task('c', { content: 'C' }),
    ]);
  });

  test('keeps lines that both edited, or that one edited while the other removed them', () => {
    const mine = [task('a', { content: 'mine' }), task('c')];
    const theirs = [task('a', { content: 'theirs' }), task('b', { content: 'kept' }), task('c')];
    expect(joinTasks(base, mine, theirs).map(({ content }) => content)).toEqual(['mine', 'kept', 'theirs', 'c']);
  });
});

describe('shownNotes', () => {
  const all = [
    note('plain', { updatedAt: '2026-02-03T00:00:00.000Z' }),
    note('pinned', { pinned: true, updatedAt: '2026-02-02T00:00:00.000Z' }),
    note('archived', { archived: true, pinned: true }),
    note('labelled', { labels: [{ id: 'l', title: 'Sipariş' }], tasks: [task('İSTANBUL')] }),
    note('untitled', { title: '', content: 'said' }),
  ];
  const shown = (more: object) =>
    ids(shownNotes(all, { view: { kind: 'notes' }, search: '', sort: 'changed', ...more }, language));

  test('returns the notes of the view, pinned first, then the last changed', () => {
    expect(shown({})).toBe('pinned plain labelled untitled');
    expect(shown({ sort: 'title' })).toBe('pinned labelled plain untitled');
    expect(shown({ view: { kind: 'archive' } })).toBe('archived');
    expect(shown({ view: { kind: 'label', id: 'l' } })).toBe('labelled');
    expect(shown({ view: { kind: 'label', id: 'gone' } })).toBe('');
  });

  test('finds notes by checklist and label, whatever the case', () => {
    expect(shown({ search: 'istanbul SIPARIŞ' })).toBe('labelled');
    expect(shown({ search: 'archived' })).toBe('');
    expect(shown({ search: '.*' })).toBe('');
  });
});

describe('a note', () => {
  test('is named after its title or its beginning', () => {
    expect(noteName(note('n'))).toBe('n');
    expect(noteName(note('n', { title: ' ', content: 'First line\nsecond' }))).toBe('First line');
    expect(noteName(note('n', { title: '', tasks: [task(''), task('Milk')] }))).toBe('Milk');
    expect(noteName(note('n', { title: '', content: 'word '.repeat(30) })).length).toBeLessThan(62);
    expect(noteName(newNote('n'))).toBe('');
  });

  test('is empty when nothing was written', () => {
    expect(isEmpty(newNote('n'))).toBe(true);
    expect(isEmpty({ ...newNote('n'), tasks: [task(' ')] })).toBe(true);
    expect(isEmpty({ ...newNote('n'), image: '/media/x.svg' })).toBe(false);
  });

  test('is converted to Markdown', () => {
    const written = note('n', {
      title: 'Till\nclosing',
      content: 'Count twice.\n# not a heading',
      tasks: [task('Slip'), task('Safe', { completed: true, indented: true }), task('')],
      labels: [{ id: 'l', title: 'Every day' }],
    });
    expect(toMarkdown(written)).toBe(
      '# Till closing\n\nCount twice.\n\\# not a heading\n\n- [ ] Slip\n  - [x] Safe\n\n#Every-day\n',
    );
    expect(allAsMarkdown([note('a'), note('b')])).toBe('# a\n\n---\n\n# b\n');
  });
});

describe('offered reminders', () => {
  /** Each as hours from the local midnight before `day`. */
  const offeredAt = (day: number, hour: number) => {
    const midnight = new Date(2026, 10, day).getTime();
    return offeredReminders(new Date(2026, 10, day, hour).getTime()).map(({ at }) => (Date.parse(at) - midnight) / 3_600_000);
  };

  test('are this evening, tomorrow and Monday', () => {
    expect(offeredAt(27, 9)).toEqual([18, 33, 81]);
  });

  test('omit this evening when it is near or over', () => {
    expect(offeredAt(27, 17)).toEqual([33, 81]);
  });

  test('offer Monday only once on a Sunday', () => {
    expect(offeredAt(29, 9)).toEqual([18, 33]);
  });
});
