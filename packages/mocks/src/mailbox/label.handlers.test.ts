import { type Mail, mailboxEndpoints, mailIds, type MailLabel, type MailPage } from '@stockroom/contract';
import { expect, test } from 'vitest';
import { createClient } from '../testing/client';

const { label, labels, mail, mails } = mailboxEndpoints;

test('mail labels: count the mails that carry them', async () => {
  const { call } = await createClient();
  const { body } = await call<MailLabel[]>('GET', labels);
  expect(body.map(({ slug, count }) => [slug, count > 0])).toEqual([
    ['personal', true],
    ['work', true],
    ['payments', true],
    ['invoices', true],
    ['accounts', false],
    ['forums', true],
  ]);
});

test('mail labels: make the slug of the title and keep it unique', async () => {
  const { call } = await createClient();
  const make = async (title: string) => (await call<MailLabel>('POST', label, { body: { label: { title } } })).body;
  const first = await make('Çok  önemli: İş!');
  expect(first).toMatchObject({ title: 'Çok  önemli: İş!', slug: 'cok-onemli-is', color: 'gray', count: 0 });
  expect((await make('cok onemli is')).slug).toBe('cok-onemli-is-2');
  expect((await make('???')).slug).toBe('label');
  const renamed = await call<MailLabel>('PATCH', label, { body: { id: first.id, label: { title: 'Work', color: 'red' } } });
  expect(renamed.body).toMatchObject({ title: 'Work', slug: 'work-2', color: 'red' });
  expect((await call<MailLabel>('PATCH', label, { body: { id: first.id, label: { title: 'Work' } } })).body.slug).toBe('work-2');
});

test('mail labels: leave every mail when deleted and return to it when restored under their id', async () => {
  const { call } = await createClient();
  const carried = async () => (await call<Mail>('GET', `${mail}?id=${mailIds.mail(2)}`)).body.labels;
  expect((await call('DELETE', `${label}?id=${mailIds.label('work')}`)).body).toBe(true);
  expect(await carried()).toEqual([mailIds.label('invoices')]);
  expect((await call('GET', `${mails}?label=work`)).status).toBe(404);
  const again = { id: mailIds.label('work'), title: 'Work', color: 'blue' };
  expect((await call<MailLabel>('POST', label, { body: { label: again } })).body.slug).toBe('work');
  expect(await carried()).toEqual([mailIds.label('invoices'), mailIds.label('work')]);
  expect((await call<MailPage>('GET', `${mails}?label=work`)).body.mails).not.toEqual([]);
});

test.each([
  ['POST', { label: { title: ' ' } }, 400],
  ['POST', { label: { title: 'x'.repeat(61) } }, 400],
  ['POST', { label: { title: 'x', color: 'url(x)' } }, 400],
  ['PATCH', { id: 'none', label: { title: 'x' } }, 404],
])('%s %j: is refused', async (method, body, status) => {
  expect((await (await createClient()).call(method, label, { body })).status).toBe(status);
});

test('mail labels: answer 404 to deleting an unknown label', async () => {
  const { call } = await createClient();
  expect((await call('DELETE', `${label}?id=none`)).status).toBe(404);
  expect((await call('DELETE', label)).status).toBe(400);
});
