import { Invoice, invoicesEndpoints } from '@stockroom/contract';
import { queryOptions } from '@tanstack/react-query';
import { request } from '#shared/api/http';

/** @param id `null`: the newest invoice */
export const invoiceQuery = (id: string | null) =>
  queryOptions({
    queryKey: ['invoices', id],
    queryFn: ({ signal }) =>
      request({ method: 'GET', path: invoicesEndpoints.invoice, query: { id: id ?? undefined }, schema: Invoice, signal }),
  });
