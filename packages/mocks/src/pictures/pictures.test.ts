import { expect, test } from 'vitest';
import { contactsOf } from '../chat/contacts.seed';
import { messagesOf } from '../feeds/messages.seed';
import { notificationsOf } from '../feeds/notifications.seed';
import { pictureAt, usedPictures } from './pictureAt';
import { portraitPath, PORTRAITS } from './portraitPath';

test('every picture of a seed is drawn', () => {
  const used = usedPictures();
  const pictures = [
    ...contactsOf('demo').flatMap(({ avatar, attachments }) => [avatar, ...attachments.media]),
    ...[...messagesOf('demo'), ...notificationsOf('demo')].map(({ image }) => image),
  ].filter((path) => path !== null && path !== undefined);
  expect(pictures.filter((path) => !used.has(path))).toEqual([]);
});

test('people look different, and each always the same', () => {
  const drawn = PORTRAITS.map((name) => pictureAt(portraitPath(name)));
  expect(new Set(drawn).size).toBe(PORTRAITS.length);
  expect(PORTRAITS.map((name) => pictureAt(portraitPath(name)))).toEqual(drawn);
});

test.each(['/media/portraits/nobody.svg', '/media/portraits/../products/mug.svg', '/media/portraits/', '/media/elsewhere.svg'])(
  'there is none at %s',
  (path) => {
    expect(pictureAt(path)).toBeNull();
  },
);
