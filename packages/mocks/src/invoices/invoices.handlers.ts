import { Invoice, invoicesEndpoints } from '@stockroom/contract';
import { notFound } from '../engine/errors';
import { route, type Route } from '../engine/route';
import { atOf, seedToday } from '../engine/seedTime';
import { invoices } from './invoices.seed';

const MIDDAY = '12:00';

/** Invoices of the demo, each dated some days ago. */
export function invoicesRoutes(): readonly Route[] {
  return [
    route('GET', invoicesEndpoints.invoice, Invoice, async ({ url, context }) => {
      const id = url.searchParams.get('id');
      const record = id ? invoices.find((known) => known.id === id) : invoices[0];
      if (!record) throw notFound();
      const { daysAgo, dueInDays, ...invoice } = record;
      const today = seedToday(context.now(), MIDDAY);
      const at = (days: number) => new Date(atOf(today, { daysAgo: days, at: MIDDAY })).toISOString();
      return { ...invoice, date: at(daysAgo), due: at(daysAgo - dueInDays) };
    }),
  ];
}
