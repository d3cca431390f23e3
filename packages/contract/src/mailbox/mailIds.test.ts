import { expect, test } from 'vitest';
import { mailIds, migrateMailId, receivedMailId } from './mailIds';

test.each([
  ['mail-6', mailIds.mail(6)],
  ['mail-14-file-2', `${mailIds.mail(14)}-file-2`],
  ['mail-arrived-1', mailIds.arrived(1)],
  ['many-3', mailIds.many(3)],
  ['mail-folder-inbox', mailIds.folder('inbox')],
  ['mail-label-work', mailIds.label('work')],
  ['mail-label-gone', 'mail-label-gone'],
  ['mail-', 'mail-'],
  ['7f3c2a10-1111-4222-9333-944444444444-received', '7f3c2a10-1111-8222-9333-944444444444'],
  [mailIds.mail(6), mailIds.mail(6)],
])('migrateMailId: maps %s to %s', (old, id) => expect(migrateMailId(old)).toBe(id));

test('mailIds: gives every id as a distinct UUID', () => {
  const ids = [
    mailIds.mail(1),
    mailIds.mail(12),
    mailIds.arrived(1),
    mailIds.folder('trash'),
    mailIds.label('forums'),
    mailIds.filter('starred'),
  ];
  expect(new Set([...ids, ...ids.map(receivedMailId)]).size).toBe(2 * ids.length);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(ids).size).toBe(ids.length);
});
