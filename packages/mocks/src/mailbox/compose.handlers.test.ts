import { ATTACHMENT_BYTES, type Mail, type MailAttachment, mailboxEndpoints, mailIds, type MailPage } from '@stockroom/contract';
import { describe, expect, test } from 'vitest';
import { createClient, type Client } from '../testing/client';

const { mail, mails, recall, attachment } = mailboxEndpoints;
const post = ({ call }: Client, given: object, more: object = {}) => call<Mail>('POST', mail, { body: { mail: given, ...more } });

describe('composing', () => {
  test('sends a mail once, however often the request is repeated', async () => {
    const client = await createClient();
    const given = {
      id: 'new-1',
      to: 'Tom <tom@example.com>',
      cc: ['a@example.com'],
      bcc: ['b@example.com'],
      subject: 'Rope',
      content: '<p>Six metres</p>',
    };
    const { body } = await post(client, given, { holdSeconds: 10 });
    expect(body).toMatchObject({
      folder: mailIds.folder('sent'),
      bcc: ['b@example.com'],
      sendsAt: '2026-03-01T09:30:10.000Z',
      isHtml: true,
    });
    client.clock.advance(1000);
    expect((await post(client, { ...given, subject: 'Again' })).body).toEqual(body);
  });

  test('keeps a draft, changes it and sends it under its id', async () => {
    const client = await createClient();
    const first = (await post(client, { id: 'new-2', to: 'somebo', subject: 'Half', draft: true })).body;
    expect(first).toMatchObject({ folder: mailIds.folder('drafts'), to: 'somebo' });
    client.clock.advance(1000);
    const second = (await post(client, { id: 'new-2', subject: 'Whole', updatedAt: first.updatedAt }, { draft: true })).body;
    expect(second).toMatchObject({ subject: 'Whole', to: 'somebo' });
    const late = await post(client, { id: 'new-2', subject: 'Mine', updatedAt: first.updatedAt }, { draft: true });
    expect([late.status, late.body]).toEqual([409, { error: 'CONFLICT', current: second }]);
    expect((await post(client, { id: 'new-2', to: 'a@example.com' })).body).toMatchObject({
      folder: mailIds.folder('sent'),
      subject: 'Whole',
    });
  });

  test.each([
    [{ to: '' }],
    [{ to: 'nobody' }],
    [{ to: 'a@example.com', cc: ['x'] }],
    [{ to: 'a@example.com', subject: 'x'.repeat(256) }],
  ])('rejects %j', async (given) => {
    const client = await createClient();
    expect((await post(client, { id: 'bad', ...given })).status).toBe(400);
    expect((await client.call('GET', `${mail}?id=bad`)).status).toBe(404);
  });

  test('delivers a mail to oneself without its hidden recipients', async () => {
    const client = await createClient();
    await post(client, { id: 'own', to: 'defne.aldridge@example.com', bcc: ['secret@example.com'], subject: 'Note' });
    const { body } = await client.call<MailPage>('GET', `${mails}?folder=inbox`);
    expect(body.mails?.[0]).toMatchObject({ subject: 'Note', unread: true, bcc: [], bccCount: 0 });
  });

  test('recalls a mail shortly after sending, and refuses to later', async () => {
    const client = await createClient();
    const again = () => client.call<Mail>('POST', recall, { body: { id: 'new-3' } });
    await post(client, { id: 'new-3', to: 'defne.aldridge@example.com', subject: 'Rash' }, { holdSeconds: 10 });
    client.clock.advance(9000);
    expect((await again()).body).toMatchObject({ folder: mailIds.folder('drafts'), sendsAt: null });
    expect((await again()).status).toBe(200);
    await post(client, { id: 'new-3' }, { holdSeconds: 10 });
    client.clock.advance(20_000);
    expect((await again()).status).toBe(409);
    expect((await client.call('POST', recall, { body: { id: 'none' } })).status).toBe(404);
  });
});

describe('mail attachments', () => {
  const upload = ({ call }: Client, file: File) => {
    const form = new FormData();
    form.set('file', file);
    return call<MailAttachment>('POST', attachment, { form });
  };

  test('are served as they were uploaded', async () => {
    const client = await createClient();
    const { body } = await upload(client, new File(['eight'], 'İş listesi.txt', { type: 'text/plain' }));
    expect(body).toMatchObject({ name: 'İş listesi.txt', size: 5, type: 'text/plain', preview: '' });
    const given = await client.call<{ url: string }>('GET', `${attachment}?id=${body.id}`);
    expect(given.body.url).toBe('data:text/plain;base64,ZWlnaHQ=');
  });

  test('have content in the seed', async () => {
    const { call } = await createClient();
    expect((await call<{ url: string }>('GET', `${attachment}?id=${mailIds.mail(14)}-file-1`)).body.url).toMatch(
      /^data:application\/pdf;base64,JVBERi0/,
    );
    expect((await call<{ url: string }>('GET', `${attachment}?id=${mailIds.mail(6)}-file-1`)).body.url).toBe(
      '/media/products/scarf-coral-1.svg',
    );
  });

  test('are refused when empty, too large or not a file', async () => {
    const client = await createClient();
    expect((await upload(client, new File([], 'empty.txt'))).status).toBe(400);
    expect((await upload(client, new File([new Uint8Array(ATTACHMENT_BYTES + 1)], 'large.bin'))).status).toBe(400);
    expect((await client.call('POST', attachment, { form: new FormData() })).status).toBe(400);
    expect((await client.call('POST', attachment, { text: '' })).status).toBe(400);
    expect((await client.call('GET', `${attachment}?id=none`)).status).toBe(404);
  });

  test('serve outside pictures through the server', async () => {
    const { call } = await createClient();
    const address = encodeURIComponent('https://pictures.example.org/a.png');
    expect((await call<{ url: string }>('GET', `${mailboxEndpoints.picture}?url=${address}`)).body.url).toMatch(
      /^data:image\/svg/,
    );
    expect((await call('GET', `${mailboxEndpoints.picture}?url=ftp:x`)).status).toBe(400);
  });
});
