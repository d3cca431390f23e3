import {
  Id,
  MAX_IMPORT_BATCH,
  NumericId,
  paths,
  type ImportBatchAnswer,
  type Product,
  type UndoImportAnswer,
} from '@stockroom/contract';
import * as v from 'valibot';
import { badRequest, notFound, Refusal } from '../engine/errors';
import { route, type ProtectedCall, type Route } from '../engine/route';
import { validate } from '../engine/validate';
import type { Change, Outcome } from '../storeServer/storeServer';
import type { StoreServerGateway } from './gateway';
import { importCollection, type ImportedBatch, type ImportedEntry } from './import.collection';
import { applyPatch, newProduct, parsePatch } from './productInput';
import { knownTags, storeOf } from './products.handlers';

const IMPORT = { reason: 'import', note: '' } as const;

/** The body, with its entries still unchecked: each is refused for itself. */
const Body = v.object({
  importId: Id,
  index: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  add: v.array(v.unknown()),
  update: v.array(v.unknown()),
});
const UpdateEntry = v.object({ id: NumericId, product: v.unknown() });

/** An entry that can be tried, or why it can't. */
type Attempt = { change: Change } | { refused: string };

/** Many products in one call, applied once however often it is sent, and undone as a whole. */
export function importRoutes(gateway: StoreServerGateway): readonly Route[] {
  return [
    route('POST', paths.inventory.imports, (call) => importBatch(call, gateway)),
    route('DELETE', paths.inventory.imports, (call) => undoImport(call, gateway)),
  ];
}

/**
 * By product, the date of the version that this undo has brought back. The product carries a new date then, but an older
 * batch that left that version may go on from it.
 */
type RestoredVersions = Map<number, string>;

class AlreadyApplied extends Error {}

async function importBatch(call: ProtectedCall, gateway: StoreServerGateway): Promise<ImportBatchAnswer> {
  const { importId, index, add, update } = await call.body(Body);
  if (add.length + update.length > MAX_IMPORT_BATCH) {
    throw badRequest({ path: 'add', message: `more than ${MAX_IMPORT_BATCH} entries` });
  }
  const id = `${importId}:${index}`;
  const done = (await call.context.store.read([importCollection])).get(importCollection, id);
  if (done) return answerAgain(call, gateway, done);

  const storeId = storeOf(call.user);
  const tags = await knownTags(call);
  const additions = add.map((entry) => attempt(() => ({ kind: 'add', product: newProduct(parsePatch(entry), storeId, tags) })));
  const updates = update.map((entry) => attempt(() => updateOf(entry, tags)));
  const attempts = [...additions, ...updates];
  const changes = attempts.flatMap((entry) => ('change' in entry ? [entry.change] : []));
  try {
    const outcomes = await gateway.apply(call, changes, IMPORT, {
      collections: [importCollection],
      check: (transaction) => {
        if (transaction.get(importCollection, id)) throw new AlreadyApplied();
      },
      write: (transaction, results) => {
        const entries = inOrder(attempts, results).map(toEntry);
        const batch = {
          id,
          importId,
          index,
          added: entries.slice(0, add.length),
          updated: entries.slice(add.length),
          undone: null,
        };
        transaction.put(importCollection, batch);
      },
    });
    const answers = inOrder(attempts, outcomes).map((result) => (isRefused(result) ? result : { product: result.product }));
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
    if ('refused' in entry) return entry;
    const product = await gateway.product(call, entry.productId);
    return product ? { product } : { refused: 'NOT FOUND' };
  };
  return { added: await Promise.all(batch.added.map(again)), updated: await Promise.all(batch.updated.map(again)) };
}

/** Newest batch first. What changed after the import is left as it is, and counted as kept. */
async function undoImport(call: ProtectedCall, gateway: StoreServerGateway): Promise<UndoImportAnswer> {
  const importId = validate(Id, call.url.searchParams.get('id') ?? '');
  const view = await call.context.store.read([importCollection]);
  const batches = [...view.values(importCollection)].filter((batch) => batch.importId === importId);
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
    return [{ kind: 'update', id, next }];
  });
  let undone: UndoImportAnswer = { removed: 0, restored: 0, kept: 0 };
  await gateway.apply(call, changes, IMPORT, {
    collections: [importCollection],
    write: (transaction, outcomes) => {
      const count = (kind: Change['kind']) =>
        outcomes.filter((outcome, at) => !(outcome instanceof Refusal) && changes[at]?.kind === kind).length;
      undone = {
        removed: count('delete'),
        restored: count('update'),
        kept: outcomes.filter((outcome) => outcome instanceof Refusal).length,
      };
      // The values from before are not needed any more.
      transaction.put(importCollection, { ...batch, updated: batch.updated.map(withoutBefore), undone });
    },
  });
  return undone;
}

function updateOf(entry: unknown, tags: ReadonlySet<string>): Change {
  const { id, product } = validate(UpdateEntry, entry);
  const patch = parsePatch(product);
  return { kind: 'update', id, next: (current) => applyPatch(current, patch, tags) };
}

function attempt(make: () => Change): Attempt {
  try {
    return { change: make() };
  } catch (error) {
    if (error instanceof Refusal) return { refused: reasonOf(error) };
    throw error;
  }
}

/** Outcomes are there for what could be tried; this puts those between that could not. */
function inOrder(
  attempts: readonly Attempt[],
  outcomes: readonly Outcome[],
): (Exclude<Outcome, Refusal> | { refused: string })[] {
  let next = 0;
  return attempts.map((entry) => {
    if ('refused' in entry) return entry;
    const outcome = outcomes[next];
    next += 1;
    if (!outcome) throw new Error('Every change has an outcome.');
    return outcome instanceof Refusal ? { refused: reasonOf(outcome) } : outcome;
  });
}

function isRefused(result: Exclude<Outcome, Refusal> | { refused: string }): result is { refused: string } {
  return 'refused' in result;
}

function toEntry(result: Exclude<Outcome, Refusal> | { refused: string }): ImportedEntry {
  if (isRefused(result)) return result;
  return { productId: result.product.id, updatedAt: result.product.updatedAt, before: result.before };
}

function withoutBefore(entry: ImportedEntry): ImportedEntry {
  return 'refused' in entry ? entry : { ...entry, before: null };
}

/** The first issue of a 400, as `product.sku: is taken …`; else the error's name. */
function reasonOf({ body }: Refusal): string {
  const Issues = v.object({ issues: v.pipe(v.array(v.object({ path: v.string(), message: v.string() })), v.minLength(1)) });
  const refused = v.safeParse(Issues, body);
  const [issue] = refused.success ? refused.output.issues : [];
  if (issue) return `${issue.path}: ${issue.message}`;
  const named = v.safeParse(v.object({ error: v.string() }), body);
  return named.success ? named.output.error : 'REFUSED';
}
