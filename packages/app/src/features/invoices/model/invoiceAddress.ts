import { openParam } from '#shared/list/model/addressParams';
import { listAddress } from '#shared/list/model/listAddress';

/** `?id=invoice-98`; bare: the newest invoice. */
export const invoiceAddress = listAddress<{ id: string | null }>({ id: openParam('id') });
