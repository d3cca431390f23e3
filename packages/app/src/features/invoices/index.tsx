import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '#shared/routing/lazyScreen';
import { protectedLoader } from '#shared/routing/protectedLoader';
import type { RouteHandle } from '#shared/routing/routeHandle';
import { invoiceQuery } from './api/invoiceQuery';
import { type InvoiceVariant, invoicePaths } from './invoicePaths';
import { invoiceAddress } from './model/invoiceAddress';

const variants = Object.keys(invoicePaths) as InvoiceVariant[];

export const routes: RouteObject[] = variants.map((invoiceVariant) => ({
  path: invoicePaths[invoiceVariant],
  handle: { help: 'payments/print-an-invoice' } satisfies RouteHandle,
  // The screen retries a failed load.
  loader: protectedLoader((client, { request }) => {
    const { state } = invoiceAddress.read(new URL(request.url).searchParams);
    client.query({ ...invoiceQuery(state.id), staleTime: 'static' }).catch(() => undefined);
  }),
  lazy: lazyScreen('invoices', async () => {
    const { InvoiceScreen } = await import('./screens/InvoiceScreen/InvoiceScreen');
    return () => <InvoiceScreen variant={invoiceVariant} />;
  }),
}));
