import {
  AddLabelsBody,
  currentStore,
  LABEL_LIMITS,
  type LabelCopies,
  type LabelJob,
  UpdateLabelJobBody,
} from '@stockroom/contract';
import { defineCollection } from '../engine/collection';
import { badRequest, conflict, notFound } from '../engine/errors';
import type { ProtectedCall } from '../engine/route';
import type { View } from '../engine/transaction';
import type { Catalogue } from '../inventory/gateways/gateway';
import { gatewayOf } from '../inventory/gateways/gatewayOf';
import { storeOf } from '../inventory/productWrites';

interface StoredRow {
  productId: number;
  copies: LabelCopies;
  /** Name when the product was added, still shown when it is deleted. */
  name: string;
}

interface StoredJob {
  id: string;
  storeId: number;
  state: LabelJob['state'];
  rows: readonly StoredRow[];
  userName: string;
  at: string;
  printedAt: string | null;
}

const labelJobCollection = defineCollection<StoredJob>({
  name: 'label-jobs',
  version: 1,
  required: ['id', 'storeId', 'state', 'rows', 'at'],
});

/** Lists the waiting job, then the printed ones, last printed first. */
export async function listLabelJobs(call: ProtectedCall): Promise<LabelJob[]> {
  const storeId = currentStore(call.user)?.storeId ?? 0;
  const [view, catalogue] = await Promise.all([
    call.context.store.read([labelJobCollection]),
    gatewayOf(call.context).catalogue(call, storeId),
  ]);
  const jobs = [...view.values(labelJobCollection)].filter((job) => job.storeId === storeId);
  return jobs.toSorted((a, b) => (b.printedAt ?? '9').localeCompare(a.printedAt ?? '9')).map((job) => served(job, catalogue));
}

/** Adds products to the waiting job. */
export async function addLabels(call: ProtectedCall): Promise<LabelJob> {
  const { products } = await call.body(AddLabelsBody);
  const storeId = storeOf(call.user);
  const catalogue = await gatewayOf(call.context).catalogue(call, storeId);
  const job = await call.context.store.write([labelJobCollection], (transaction) => {
    const waiting = [...transaction.values(labelJobCollection)].find(
      (other) => other.storeId === storeId && other.state === 'waiting',
    );
    const known = new Set(waiting?.rows.map(({ productId }) => productId));
    const added = products.flatMap(({ productId, copies }, at) => {
      const product = catalogue.get(productId);
      if (!product) throw badRequest({ path: `products.${at}.productId`, message: 'is not there' });
      if (known.has(productId)) return [];
      known.add(productId);
      return [{ productId, copies, name: product.name }];
    });
    const rows = [...(waiting?.rows ?? []), ...added];
    if (rows.length > LABEL_LIMITS.rows) {
      throw badRequest({ path: 'products', message: `more than ${LABEL_LIMITS.rows} in one job` });
    }
    const next: StoredJob = waiting
      ? { ...waiting, rows }
      : {
          id: call.context.newId(),
          storeId,
          state: 'waiting',
          rows,
          userName: call.user.name,
          at: new Date(call.context.now()).toISOString(),
          printedAt: null,
        };
    transaction.put(labelJobCollection, next);
    return next;
  });
  return served(job, catalogue);
}

/** Sets the rows of the waiting job, or records which of them were printed: the others wait in a new job. */
export async function updateLabelJob(call: ProtectedCall): Promise<LabelJob> {
  const { id, rows, state } = await call.body(UpdateLabelJobBody);
  const catalogue = await gatewayOf(call.context).catalogue(call, storeOf(call.user));
  const job = await call.context.store.write([labelJobCollection], (transaction) => {
    const current = jobOf(transaction, call, id);
    if (current.state === 'printed') throw conflict(served(current, catalogue));
    const names = new Map(current.rows.map(({ productId, name }) => [productId, name]));
    const next: StoredJob = {
      ...current,
      rows:
        rows?.map((row) => ({ ...row, name: catalogue.get(row.productId)?.name ?? names.get(row.productId) ?? '' })) ??
        current.rows,
      state: state ?? current.state,
      printedAt: state ? new Date(call.context.now()).toISOString() : null,
    };
    transaction.put(labelJobCollection, next);
    const printed = new Set(next.rows.map(({ productId }) => productId));
    const others = state ? current.rows.filter(({ productId }) => !printed.has(productId)) : [];
    if (others.length > 0) transaction.put(labelJobCollection, { ...current, id: call.context.newId(), rows: others });
    return next;
  });
  return served(job, catalogue);
}

/** Deletes a job. */
export async function deleteLabelJob(call: ProtectedCall): Promise<true> {
  const id = call.url.searchParams.get('id') ?? '';
  await call.context.store.write([labelJobCollection], (transaction) => {
    transaction.delete(labelJobCollection, jobOf(transaction, call, id).id);
  });
  return true;
}

function jobOf(view: View, { user }: ProtectedCall, id: string): StoredJob {
  const job = view.get(labelJobCollection, id);
  if (!job || job.storeId !== currentStore(user)?.storeId) throw notFound();
  return job;
}

function served({ storeId: _storeId, ...job }: StoredJob, { get }: Catalogue): LabelJob {
  return {
    ...job,
    rows: job.rows.map(({ productId, copies, name }) => {
      const product = get(productId);
      return {
        productId,
        copies,
        name: product?.name ?? name,
        sku: product?.sku ?? '',
        barcode: product?.barcode ?? '',
        price: product?.price ?? 0,
        stock: product?.stock ?? 0,
        gone: !product,
      };
    }),
  };
}
