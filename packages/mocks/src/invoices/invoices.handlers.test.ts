import { Invoice, invoicesEndpoints, invoiceTotals } from '@stockroom/contract';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createClient } from '../testing/client';

test('without an id the newest is served, dated in the past, due after it', async () => {
  const { call, clock } = await createClient();
  const invoice = v.parse(Invoice, (await call('GET', invoicesEndpoints.invoice)).body);
  expect(invoice.number).toBe('HP-2117');
  expect(Date.parse(invoice.date)).toBeLessThan(clock.now());
  expect(Date.parse(invoice.due) - Date.parse(invoice.date)).toBeGreaterThan(29 * 86_400_000);
  expect(invoiceTotals(invoice)).toEqual({ subtotal: 134_200, discount: 6710, tax: 7012, total: 134_502 });
});

test('another is served by its id, and one that is not there is said', async () => {
  const { call } = await createClient();
  expect(await call('GET', `${invoicesEndpoints.invoice}?id=invoice-98`)).toMatchObject({ body: { number: 'HP-2098' } });
  expect((await call('GET', `${invoicesEndpoints.invoice}?id=nothing`)).status).toBe(404);
});
