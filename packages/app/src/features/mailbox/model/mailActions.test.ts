import { mailIds, type MailState } from '@stockroom/contract';
import { expect, test } from 'vitest';
import { permanentDeleteFolder, changesOf, foldersFor } from './mailActions';

const mail = (id: string, overrides: Partial<MailState> = {}): MailState => ({
  id,
  folder: mailIds.folder('inbox'),
  restoresTo: null,
  labels: [],
  starred: false,
  important: false,
  unread: true,
  ...overrides,
});

test('changesOf: skips mails that are unchanged, and can undo the others', () => {
  const mails = [mail('a'), mail('b', { unread: false })];
  expect(changesOf({ type: 'unread', on: false }, mails)).toEqual({
    changes: [{ id: 'a', mail: { unread: false } }],
    undo: [{ id: 'a', mail: { unread: true }, seen: { unread: false } }],
  });
});

test('changesOf: restores each mail to its folder', () => {
  const mails = [
    mail('a', { folder: mailIds.folder('trash'), restoresTo: mailIds.folder('sent') }),
    mail('b', { folder: mailIds.folder('spam') }),
  ];
  expect(changesOf({ type: 'restore' }, mails).changes).toEqual([
    { id: 'a', mail: { folder: mailIds.folder('sent') } },
    { id: 'b', mail: { folder: mailIds.folder('inbox') } },
  ]);
});

test('changesOf: adds a label and can remove it again', () => {
  const { changes, undo } = changesOf({ type: 'label', id: 'x', on: true }, [mail('a', { labels: ['y'] })]);
  expect([changes, undo]).toEqual([
    [{ id: 'a', mail: { labels: ['y', 'x'] } }],
    [{ id: 'a', mail: { labels: ['y'] }, seen: { labels: ['y', 'x'] } }],
  ]);
});

test('permanentDeleteFolder: returns trash or spam when all mails are in it', () => {
  const [trash, spam] = [mail('a', { folder: mailIds.folder('trash') }), mail('b', { folder: mailIds.folder('spam') })];
  expect([[trash], [spam, spam], [trash, spam], [trash, mail('c')], []].map(permanentDeleteFolder)).toEqual([
    'trash',
    'spam',
    null,
    null,
    null,
  ]);
});

test('foldersFor: keeps drafts drafts', () => {
  expect(foldersFor([mail('a', { folder: mailIds.folder('drafts') })])).toEqual(['spam', 'trash']);
  expect(foldersFor([mail('a', { folder: mailIds.folder('trash'), restoresTo: mailIds.folder('drafts') })])).toEqual([
    'drafts',
    'spam',
  ]);
  const { changes } = changesOf({ type: 'move', to: 'inbox' }, [
    mail('a', { folder: mailIds.folder('sent') }),
    mail('b', { folder: mailIds.folder('drafts') }),
  ]);
  expect(changes.map(({ id }) => id)).toEqual(['a']);
  expect(foldersFor([mail('a')])).toEqual(['sent', 'spam', 'trash']);
  expect(foldersFor([mail('a'), mail('b', { folder: mailIds.folder('drafts') })])).toEqual(['spam', 'trash']);
});
