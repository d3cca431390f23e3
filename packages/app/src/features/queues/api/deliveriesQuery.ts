import { inventoryEndpoints, MovementPage } from '@stockroom/contract';
import { queryOptions } from '@tanstack/react-query';
import { ledgerKey } from '#entities/stock/stockKeys';
import { request } from '#shared/api/http';
import { deliveriesOf } from '../model/deliveries';

/** Limit of movements searched for deliveries. */
const SIZE = 100;

/** Recent deliveries, newest first. */
export const deliveriesQuery = () =>
  queryOptions({
    queryKey: [...ledgerKey, 'deliveries'],
    queryFn: async ({ signal }) => {
      const query = { reason: 'received', direction: 'in', page: 1, size: SIZE };
      const { movements } = await request({
        method: 'GET',
        path: inventoryEndpoints.movements,
        query,
        schema: MovementPage,
        signal,
      });
      return deliveriesOf(movements ?? []);
    },
  });
