import { expect, test } from 'vitest';
import { mediaPaths } from '../chat/seed/media.seed';
import { contactsOf } from '../contacts/seed/contacts.seed';
import { messagesOf } from '../feeds/messages.seed';
import { notificationsOf } from '../feeds/notifications.seed';
import { pictureAt, usedPictures } from './pictureAt';
import { portraitPath, PORTRAITS } from './portraitPath';

test('pictures: are drawn for every path in a seed', () => {
  const used = usedPictures();
  const pictures = [
    ...contactsOf('demo').map(({ avatar }) => avatar),
    ...mediaPaths,
    ...[...messagesOf('demo'), ...notificationsOf('demo')].map(({ image }) => image),
  ].filter((path) => path !== null && path !== undefined);
  expect(pictures.filter((path) => !used.has(path))).toEqual([]);
});

test('portraits: look different, and each the same every time', () => {
  const drawn = PORTRAITS.map((name) => pictureAt(portraitPath(name)));
  expect(new Set(drawn).size).toBe(PORTRAITS.length);
  expect(PORTRAITS.map((name) => pictureAt(portraitPath(name)))).toEqual(drawn);
});

test('portrait codes: draw every haircut and every accessory', () => {
  const codes = [...'slbcdokw'].flatMap((cut) => [...'gbenm'].map((extra) => `4126${cut}${extra}`));
  const drawn = codes.map((code) => pictureAt(portraitPath(code)));
  expect(new Set(drawn).size).toBe(codes.length);
  expect(drawn.every((picture) => picture !== null && !picture.includes('undefined'))).toBe(true);
});

test.each([
  '/media/portraits/nobody.svg',
  '/media/portraits/9999zz.svg',
  '/media/portraits/4126lg',
  '/media/portraits/../products/mug.svg',
  '/media/portraits/',
  '/media/elsewhere.svg',
])('pictureAt: returns null for %s', (path) => {
  expect(pictureAt(path)).toBeNull();
});
