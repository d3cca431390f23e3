import { AVATAR_BYTES, Contact, contactsEndpoints } from '@stockroom/contract';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createClient } from '../testing/client';

const { avatar, contact } = contactsEndpoints;

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3];
const JPEG = [0xff, 0xd8, 0xff, 0xe0, 1, 2];
const WEBP = [...Buffer.from('RIFF0000WEBPVP8 ')];
const GIF = [...Buffer.from('GIF89a')];

/** Builds a form whose picture claims to be a PNG. */
function form(id: string | null, bytes: readonly number[] | null, type = 'image/png'): FormData {
  const parts = new FormData();
  if (id !== null) parts.set('id', id);
  if (bytes) parts.set('avatar', new File([new Uint8Array(bytes)], 'me.png', { type }));
  return parts;
}

test.each([
  ['image/png', PNG],
  ['image/jpeg', JPEG],
  ['image/webp', WEBP],
])('avatar: accepts %s by its content, whatever the declared type', async (type, bytes) => {
  const { call } = await createClient();
  const { status, body } = await call('POST', avatar, { form: form('contact-3', bytes, 'text/html') });
  expect(status).toBe(200);
  expect(v.parse(Contact, body).avatar).toBe(`data:${type};base64,${Buffer.from(bytes).toString('base64')}`);
  expect((await call<Contact>('GET', `${contact}?id=contact-3`)).body).toEqual(body);
  const removed = await call<Contact>('PATCH', contact, { body: { id: 'contact-3', contact: { avatar: null } } });
  expect(removed.body.avatar).toBeNull();
  const back = await call<Contact>('PATCH', contact, {
    body: { id: 'contact-3', contact: { avatar: v.parse(Contact, body).avatar } },
  });
  expect(back.body.avatar).toBe(v.parse(Contact, body).avatar);
});

test.each([
  ['a GIF', form('contact-3', GIF), 'avatar'],
  ['an SVG', form('contact-3', [...Buffer.from('<svg onload="alert(1)"/>')]), 'avatar'],
  ['nothing', form('contact-3', []), 'avatar'],
  ['too much', form('contact-3', [...PNG, ...Array.from({ length: AVATAR_BYTES }, () => 0)]), 'avatar'],
  ['no picture', form('contact-3', null), 'avatar'],
  ['a picture of nobody', form(null, PNG), 'id'],
])('avatar: rejects %s and changes nothing', async (_name, parts, path) => {
  const { call } = await createClient();
  const { body: before } = await call('GET', `${contact}?id=contact-3`);
  expect(await call('POST', avatar, { form: parts })).toMatchObject({ status: 400, body: { issues: [{ path }] } });
  expect((await call('GET', `${contact}?id=contact-3`)).body).toEqual(before);
});

test('avatar: answers 404 for an unknown contact and rejects a body that is not a form', async () => {
  const { call } = await createClient();
  expect((await call('POST', avatar, { form: form('nobody', PNG) })).status).toBe(404);
  expect((await call('POST', avatar, { body: { id: 'contact-3' } })).status).toBe(400);
});
