import { currentStore, StockReason, type User, type WrittenProduct } from '@stockroom/contract';
import * as v from 'valibot';
import { badRequest } from '../engine/errors';
import type { ProtectedCall } from '../engine/route';
import { writtenOf, type Change, type Reason } from '../storeServer/storeServer';
import type { StoreServerGateway } from './gateways/gateway';
import { productTagCollection } from './lookups/tag.collection';
import { applyPatch, newProduct, parsePatch } from './productInput';

const CORRECTION = { reason: 'correction', note: '' } as const;
const OptionalReason = v.optional(StockReason);
const Body = v.object({ product: v.optional(v.unknown()), why: OptionalReason });
const UpdateBody = v.object({
  id: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  product: v.unknown(),
  why: OptionalReason,
});

export async function addProduct(call: ProtectedCall, gateway: StoreServerGateway): Promise<WrittenProduct> {
  const { product, why } = await call.body(Body);
  const patch = parsePatch(product ?? {});
  return changeOne(call, gateway, { kind: 'add', product: newProduct(patch, storeOf(call.user), await knownTags(call)) }, why);
}

export async function changeProduct(call: ProtectedCall, gateway: StoreServerGateway): Promise<WrittenProduct> {
  const { id, product, why } = await call.body(UpdateBody);
  const patch = parsePatch(product);
  const tags = await knownTags(call);
  return changeOne(call, gateway, { kind: 'update', id, next: (current) => applyPatch(current, patch, tags) }, why);
}

/** @param updatedAt when given, a product that was changed since is a conflict */
export async function deleteProduct(
  call: ProtectedCall,
  gateway: StoreServerGateway,
  id: number,
  updatedAt?: string,
): Promise<true> {
  await changeOne(call, gateway, { kind: 'delete', id, updatedAt });
  return true;
}

/** Ids of the tags that exist. */
export async function knownTags({ context }: Pick<ProtectedCall, 'context'>): Promise<ReadonlySet<string>> {
  const view = await context.store.read([productTagCollection]);
  return new Set([...view.keys(productTagCollection)].map(String));
}

/** Returns the id of the store whose products the user manages. Throws a 400 if they belong to none. */
export function storeOf(user: User): number {
  const store = currentStore(user);
  if (!store) throw badRequest({ path: 'product.storeId', message: 'this person belongs to no store' });
  return store.storeId;
}

/** @param why told by the caller; a change of stock that says nothing is a correction */
async function changeOne(
  call: ProtectedCall,
  gateway: StoreServerGateway,
  change: Change,
  why: Reason = CORRECTION,
): Promise<WrittenProduct> {
  const [outcome] = await gateway.apply(call, [change], { ...why, note: why.note.trim() });
  const { product, movement } = writtenOf(outcome);
  return { ...product, ...(movement && { movement }) };
}
