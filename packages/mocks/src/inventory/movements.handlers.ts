import { CreateMovementBody, currentStore, paginate, paths, type MovementPage, type Movement } from '@stockroom/contract';
import { badRequest } from '../engine/errors';
import { pageOf } from '../engine/query';
import { route, type ProtectedCall, type Route } from '../engine/route';
import { writtenOf } from '../storeServer/storeServer';
import type { StoreServerGateway } from './gateway';
import { ledgerOf } from './ledger';

const FIRST_PAGE = { page: 1, size: 10 };

/** The ledger of stock, newest first, and entries made by hand (contract, "Stock movements"). */
export function movementRoutes(gateway: StoreServerGateway): readonly Route[] {
  return [
    route('GET', paths.inventory.movements, list),
    route('POST', paths.inventory.movement, async (call) => {
      const { productId, delta, reason, note } = await call.body(CreateMovementBody);
      if (delta === 0) throw badRequest({ path: 'delta', message: 'must not be 0' });
      const [outcome] = await gateway.apply(
        call,
        [
          {
            kind: 'update',
            id: productId,
            next: (current) => {
              const stock = current.stock + delta;
              if (stock < 0 && delta < 0) throw badRequest({ path: 'delta', message: 'would leave less than nothing' });
              if (!Number.isSafeInteger(stock)) throw badRequest({ path: 'delta', message: 'is too large' });
              return { ...current, stock };
            },
          },
        ],
        { reason, note },
      );
      const { movement, product } = writtenOf(outcome);
      return { movement, product };
    }),
  ];
}

async function list({ url, context, user }: ProtectedCall): Promise<MovementPage> {
  const { page, size } = pageOf(url, FIRST_PAGE);
  const productId = url.searchParams.get('productId');
  if (productId !== null && !/^\d+$/.test(productId)) throw badRequest({ path: 'productId', message: 'must be a whole number' });
  const ledger = ledgerOf(context.store);
  const ids = await ledger.ids(currentStore(user)?.storeId ?? 0, productId === null ? null : Number(productId));
  const pagination = paginate(ids.length, page, size);
  if (!pagination) return { movements: null, pagination: { lastPage: Math.max(1, Math.ceil(ids.length / size)) } };
  const { startIndex, endIndex } = pagination;
  const movements: Movement[] = [];
  for (let index = startIndex; index <= endIndex; index += 1) {
    const movement = ledger.get(ids[ids.length - 1 - index] ?? '');
    if (movement) movements.push(movement);
  }
  return { movements, pagination };
}
