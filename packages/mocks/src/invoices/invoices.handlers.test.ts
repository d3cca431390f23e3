import { Invoice, invoicesEndpoints, invoiceTotals } from '@stockroom/contract';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createClient } from '../testing/client';

test('invoices: serve the newest without an id, dated in the past and due after its date', async () => {
  const { call, clock } = await createClient();
  const invoice = v.parse(Invoice, (await call('GET', invoicesEndpoints.invoice)).body);
  expect(invoice.number).toBe('HP-2117');
  expect(Date.parse(invoice.date)).toBeLessThan(clock.now());
  expect(Date.parse(invoice.due) - Date.parse(invoice.date)).toBeGreaterThan(29 * 86_400_000);
  expect(invoiceTotals(invoice)).toEqual({ subtotal: 134_200, discount: 6710, tax: 7012, total: 134_502 });
});

test('invoices: serve another by its id, and answer not found for an unknown id', async () => {
  const { call } = await createClient();
  expect(await call('GET', `${invoicesEndpoints.invoice}?id=invoice-98`)).toMatchObject({ body: { number: 'HP-2098' } });
  expect((await call('GET', `${invoicesEndpoints.invoice}?id=nothing`)).status).toBe(404);
});
