import type { Store } from '@stockroom/contract';

/**
 * The three shops of the demo. The first is the demo user's home store; the third belongs to no user, to show that lists leave
 * it out.
 */
export const stores = [
  {
    storeId: 1,
    storeName: 'Harbor & Pine',
    address: '214 Water Street',
    city: 'Port Ellery',
    state: 'ME',
    zip: '04987',
    phoneNumber: '+1 207 555 0142',
  },
  {
    storeId: 2,
    storeName: 'Harbor & Pine Uptown',
    address: '38 Linden Avenue',
    city: 'Port Ellery',
    state: 'ME',
    zip: '04989',
    phoneNumber: '+1 207 555 0178',
  },
  {
    storeId: 3,
    storeName: 'Moda Kıyı',
    address: 'Çınarlı Sokak 12',
    city: 'İzmir',
    state: '',
    zip: '35220',
    phoneNumber: '+90 232 555 01 36',
  },
] as const satisfies readonly Store[];
