import {
  Id,
  type ImportBatchAnswer,
  ImportSource,
  type UndoSkippedProduct,
  MAX_IMPORT_BATCH,
  NumericId,
  type Product,
  StockReason,
  type UndoImportAnswer,
} from '@stockroom/contract';
import * as v from 'valibot';
import { activityCollection, logActivity } from '../../engine/activityLog';
import { validate } from '../../engine/answering/validate';
import { badRequest, notFound, Refusal } from '../../engine/errors';
import type { ProtectedCall } from '../../engine/route';
import type { Change, Outcome, Reason } from '../../storeServer/storeServer';
import type { StoreServerGateway } from '../gateways/gateway';
import { applyPatch, newProduct, parsePatch } from '../productInput';
import { knownTags, storeOf } from '../productWrites';
import { importCollection } from './import.collection';
import type { ImportedBatch, ImportedEntry } from './importedBatch';
import { attempt, mergeOutcomes, isRefused, toEntry, withoutBefore } from './importEntries';

const IMPORT = { reason: 'import', note: '' } as const;

/** Maximum number of products named in the record of an undo, of those it left unchanged. */
const MAX_LEFT_PRODUCTS = 100;

/** The body, with its entries still unchecked: each entry is validated and refused separately. */
const Body = v.object({
  importId: Id,
  index: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  add: v.array(v.unknown()),
  update: v.array(v.unknown()),
  source: v.optional(ImportSource),
  why: v.optional(StockReason),
});
const UpdateEntry = v.object({ id: NumericId, product: v.unknown() });

/**
 * By product, the date of the version that this undo has restored. The product carries a new date then, but an older batch that
 * left that version can still be undone from it.
 */
type RestoredVersions = Map<number, string>;

/**
 * Link from an import's entry in the audit log. All batches of an import share it, so that consecutive ones become one entry.
 */
const LINK = '/apps/ecommerce/transactions?reason=import';

class AlreadyApplied extends Error {}

/** Adds and changes many products in one call, applied once however often it is sent. */
export async function importBatch(call: ProtectedCall, gateway: StoreServerGateway): Promise<ImportBatchAnswer> {
  const { importId, index, add, update, source, why } = await call.body(Body);
  if (add.length + update.length > MAX_IMPORT_BATCH) {
    throw badRequest({ path: 'add', message: `more than ${MAX_IMPORT_BATCH} entries` });
  }
  const id = `${importId}:${index}`;
  const done = (await call.context.store.read([importCollection])).get(importCollection, id);
  if (done) return answerAgain(call, gateway, done);

  const storeId = storeOf(call.user);
  const tags = await knownTags(call);
  const additions = add.map((entry) => attempt(() => ({ kind: 'add', product: newProduct(parsePatch(entry), storeId, tags) })));
  const updates = update.map((entry) => attempt(() => updateOf(entry, tags, why)));
  const attempts = [...additions, ...updates];
  const changes = attempts.flatMap((entry) => ('change' in entry ? [entry.change] : []));
  try {
    const outcomes = await gateway.apply(call, changes, IMPORT, {
      collections: [importCollection, activityCollection],
      check: (transaction) => {
        if (transaction.get(importCollection, id)) throw new AlreadyApplied();
      },
      write: (transaction, results) => {
        const sentProducts = [...add, ...update.map((entry) => Reflect.get(Object(entry), 'product') as unknown)];
        const entries = mergeOutcomes(attempts, results).map((result, at) =>
          toEntry(result, sentProducts[at], source?.rows[at] ?? null),
        );
        const batch = {
          id,
          importId,
          index,
          added: entries.slice(0, add.length),
          updated: entries.slice(add.length),
          undone: null,
          ...(why && { why }),
          ...(source && {
            told: { file: source.file, at: new Date(call.context.now()).toISOString(), storeId, userName: call.user.name },
          }),
        };
        transaction.put(importCollection, batch);
        const count = results.filter((result) => !(result instanceof Refusal)).length;
        if (count > 0) logActivity(transaction, call, { event: 'import.applied', name: '', link: LINK, count });
      },
    });
    const answers = mergeOutcomes(attempts, outcomes).map((result) => (isRefused(result) ? result : { product: result.product }));
    return { added: answers.slice(0, add.length), updated: answers.slice(add.length) };
  } catch (error) {
    if (error instanceof AlreadyApplied) return importBatchAgain(call, gateway, id);
    throw error;
  }
}

async function importBatchAgain(call: ProtectedCall, gateway: StoreServerGateway, id: string): Promise<ImportBatchAnswer> {
  const done = (await call.context.store.read([importCollection])).get(importCollection, id);
  if (!done) throw notFound();
  return answerAgain(call, gateway, done);
}

async function answerAgain(call: ProtectedCall, gateway: StoreServerGateway, batch: ImportedBatch): Promise<ImportBatchAnswer> {
  const again = async (entry: ImportedEntry): Promise<{ product: Product } | { refused: string }> => {
    if ('refused' in entry) return { refused: entry.refused };
    const product = await gateway.product(call, entry.productId);
    return product ? { product } : { refused: 'NOT FOUND' };
  };
  return { added: await Promise.all(batch.added.map(again)), updated: await Promise.all(batch.updated.map(again)) };
}

/** Undoes an import, newest batch first. Products changed after the import stay as they are and are counted as kept. */
export async function undoImport(call: ProtectedCall, gateway: StoreServerGateway): Promise<UndoImportAnswer> {
  const importId = validate(Id, call.url.searchParams.get('id') ?? '');
  const view = await call.context.store.read([importCollection]);
  const storeId = storeOf(call.user);
  const batches = [...view.values(importCollection)].filter(
    (batch) => batch.importId === importId && (batch.told?.storeId ?? storeId) === storeId,
  );
  if (batches.length === 0) throw notFound();
  const total: UndoImportAnswer = { removed: 0, restored: 0, kept: 0 };
  const restored: RestoredVersions = new Map();
  for (const batch of batches.toSorted((a, b) => b.index - a.index)) {
    const counts = batch.undone ?? (await undoBatch(call, gateway, batch, restored));
    total.removed += counts.removed;
    total.restored += counts.restored;
    total.kept += counts.kept;
  }
  return total;
}

async function undoBatch(
  call: ProtectedCall,
  gateway: StoreServerGateway,
  batch: ImportedBatch,
  restored: RestoredVersions,
): Promise<UndoImportAnswer> {
  const changes = [...batch.updated, ...batch.added].toReversed().flatMap((entry): Change[] => {
    if ('refused' in entry) return [];
    const { productId: id, updatedAt, before } = entry;
    if (!before) return [{ kind: 'delete', id, updatedAt }];
    const next = (current: Product): Product => {
      const isRestored = restored.get(id) === updatedAt;
      restored.set(id, before.updatedAt);
      return { ...before, updatedAt: isRestored ? current.updatedAt : updatedAt };
    };
    return [{ kind: 'update', id, next, ...(batch.why && { movementReason: { reason: batch.why.reason, note: '' } }) }];
  });
  let undone: UndoImportAnswer = { removed: 0, restored: 0, kept: 0 };
  const names = new Map(
    batch.updated.flatMap((entry) => ('refused' in entry ? [] : [[entry.productId, entry.before?.name ?? ''] as const])),
  );
  await gateway.apply(call, changes, IMPORT, {
    collections: [importCollection, activityCollection],
    write: (transaction, outcomes) => {
      const count = (kind: Change['kind']) =>
        outcomes.filter((outcome, at) => !(outcome instanceof Refusal) && changes[at]?.kind === kind).length;
      undone = {
        removed: count('delete'),
        restored: count('update'),
        kept: outcomes.filter((outcome) => outcome instanceof Refusal).length,
      };
      const total = undone.removed + undone.restored;
      if (total > 0) logActivity(transaction, call, { event: 'import.undone', name: '', link: LINK, count: total });
      const left = outcomes.flatMap((outcome, at) => leftOf(outcome, changes[at], names)).slice(0, MAX_LEFT_PRODUCTS);
      // The values from before the import are no longer needed.
      transaction.put(importCollection, {
        ...batch,
        updated: batch.updated.map(withoutBefore),
        undone: { ...undone, left, at: new Date(call.context.now()).toISOString(), userName: call.user.name },
      });
    },
  });
  return undone;
}

/** Returns the changes that an undo could not revert, by the product's current name. */
function leftOf(outcome: Outcome, change: Change | undefined, names: ReadonlyMap<number, string>): UndoSkippedProduct[] {
  if (!(outcome instanceof Refusal) || !change || change.kind === 'add') return [];
  const current: unknown = Reflect.get(Object(outcome.body), 'current');
  const name: unknown = Reflect.get(Object(current), 'name');
  return [
    {
      id: change.id,
      name: typeof name === 'string' ? name : (names.get(change.id) ?? ''),
      why: outcome.status === 404 ? 'gone' : 'changed',
    },
  ];
}

function updateOf(entry: unknown, tags: ReadonlySet<string>, why: Reason | undefined): Change {
  const { id, product } = validate(UpdateEntry, entry);
  const patch = parsePatch(product);
  return { kind: 'update', id, next: (current) => applyPatch(current, patch, tags), ...(why && { movementReason: why }) };
}
