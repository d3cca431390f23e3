import { type FinishCountAnswer, FinishCountBody, type Issue, type UndoCountAnswer, UndoCountBody } from '@stockroom/contract';
import { badRequest, conflict, Refusal } from '../engine/errors';
import type { ProtectedCall } from '../engine/route';
import type { Transaction } from '../engine/transaction';
import { noticeCollections, notify } from '../feeds/notify';
import { gatewayOf } from '../inventory/gateways/gatewayOf';
import { stockAfter } from '../inventory/movements/stockAfter';
import { movementCollection, undoneMovementCollection } from '../storeServer/movement.collection';
import type { Change, Outcome, Reason } from '../storeServer/storeServer';
import { countCollection, countLineCollection, lineId, type StoredCount, type StoredLine } from './count.collection';
import { productsOf, storedLinesOf } from './countLines';
import { countCollections, countOf, summaryOf } from './counts';

/** Thrown when the count was changed while its end was prepared. */
class CountedOn extends Error {}

/** Finishes a count: records one movement for each product that differs, all or none. */
export async function finishCount(call: ProtectedCall): Promise<FinishCountAnswer> {
  const { id, uncounted } = await call.body(FinishCountBody);
  for (;;) {
    try {
      return await finish(call, id, uncounted);
    } catch (error) {
      if (!(error instanceof CountedOn)) throw error;
    }
  }
}

async function finish(call: ProtectedCall, id: string, uncounted: 'keep' | 'zero'): Promise<FinishCountAnswer> {
  const { store, now } = call.context;
  const gateway = gatewayOf(call.context);
  const view = await store.read(countCollections);
  const count = countOf(view, call, id);
  if (isOver(count)) throw conflict({ ...count });
  const catalogue = await gateway.catalogue(call, count.storeId);
  const lines = storedLinesOf(view, id);
  const known = new Set(lines.map(({ productId }) => productId));
  const others = (await productsOf(count, catalogue, view)).filter((productId) => !known.has(productId));
  const zeroed = uncounted === 'zero' ? others.filter((productId) => catalogue.get(productId)?.stock !== 0) : [];
  const reason = reasonFor(count);
  const changes = [
    ...lines.filter(({ counted, expected }) => counted !== expected).map((line) => changeOf(line, reason)),
    ...zeroed.map((productId): Change => ({
      kind: 'update',
      id: productId,
      next: (current) => ({ ...current, stock: 0 }),
      movementReason: reason,
    })),
  ];
  const at = new Date(now()).toISOString();
  let result: Omit<FinishCountAnswer, 'count'> = { moved: 0, gone: [] };
  await gateway.apply(call, changes, reason, {
    collections: [...countCollections, ...noticeCollections],
    check: (transaction) => checkSame(transaction, call, count),
    write: (transaction, outcomes) => {
      refuseAny(outcomes, changes);
      const movements = outcomes.flatMap((outcome) => (outcome instanceof Refusal ? [] : (outcome.movement?.id ?? [])));
      for (const outcome of outcomes) {
        if (outcome instanceof Refusal || known.has(outcome.product.id)) continue;
        transaction.put(countLineCollection, zeroLineOf(id, outcome, at, call.user.name));
      }
      const end = { state: 'finished', finishedAt: at, finishedBy: call.user.name } as const;
      transaction.put(countCollection, { ...count, ...end, products: known.size + others.length, movements });
      const gone = lines.filter(({ productId }) => !catalogue.get(productId)).map(({ name }) => name);
      result = { moved: movements.length, gone };
      notify(transaction, call, buildCountFinishedNotice(count, movements.length));
    },
  });
  return { ...result, count: await reread(call, id) };
}

/** Undoes a count's movements as far as possible; the others can be retried. */
export async function undoCount(call: ProtectedCall): Promise<UndoCountAnswer> {
  const { id } = await call.body(UndoCountBody);
  const view = await call.context.store.read([...countCollections, movementCollection, undoneMovementCollection]);
  const count = countOf(view, call, id);
  if (count.state !== 'finished') throw conflict({ ...count });
  const movements = count.movements
    .filter((each) => !view.get(undoneMovementCollection, each))
    .flatMap((each) => view.get(movementCollection, each) ?? []);
  const changes = movements.map(({ id: undoes, productId, delta }): Change => ({
    kind: 'update',
    id: productId,
    next: (current) => ({ ...current, stock: stockAfter(current.stock, -delta, 'count', 'id') }),
    movementReason: { ...reasonFor(count), undoes },
  }));
  let result: Omit<UndoCountAnswer, 'count'> = { undone: 0, left: [] };
  await gatewayOf(call.context).apply(call, changes, reasonFor(count), {
    collections: countCollections,
    check: (transaction) => {
      const current = countOf(transaction, call, id);
      if (current.state !== 'finished') throw conflict({ ...current });
    },
    write: (transaction, outcomes) => {
      const left = outcomes.flatMap((outcome, at) => {
        // Another user undid it at the same moment, which is the requested outcome.
        if (!(outcome instanceof Refusal) || outcome.status === 409) return [];
        return [{ name: movements[at]?.name ?? '', why: outcome.status === 404 ? ('gone' as const) : ('tooLittle' as const) }];
      });
      // A deleted product can never be undone, so it does not keep the count from being undone.
      const state = left.some(({ why: reason }) => reason === 'tooLittle') ? 'finished' : 'undone';
      transaction.put(countCollection, { ...count, state });
      result = { undone: outcomes.filter((outcome) => !(outcome instanceof Refusal)).length, left };
    },
  });
  return { ...result, count: await reread(call, id) };
}

async function reread(call: ProtectedCall, id: string) {
  const view = await call.context.store.read(countCollections);
  const count = countOf(view, call, id);
  return summaryOf(call, count, await gatewayOf(call.context).catalogue(call, count.storeId), view);
}

function checkSame(transaction: Transaction, call: ProtectedCall, { id, revision }: StoredCount): void {
  const current = countOf(transaction, call, id);
  if (isOver(current)) throw conflict({ ...current });
  if (current.revision !== revision) throw new CountedOn();
}

const isOver = ({ state }: StoredCount): boolean => state === 'finished' || state === 'undone';

const reasonFor = ({ number }: StoredCount): Reason => ({ reason: 'count', note: '', reference: `C-${number}` });

/** Changes the stock by the difference found when it was counted: units sold since stay sold. */
function changeOf({ productId, counted, expected }: StoredLine, reason: Reason): Change {
  const next: Extract<Change, { kind: 'update' }>['next'] = (current) => ({
    ...current,
    stock: stockAfter(current.stock, counted - expected, 'count', 'counted'),
  });
  return { kind: 'update', id: productId, next, movementReason: reason };
}

function zeroLineOf(countId: string, outcome: Exclude<Outcome, Refusal>, at: string, userName: string): StoredLine {
  const { id: productId, name, sku } = outcome.product;
  const expected = outcome.before?.stock ?? 0;
  const lineFields = { countId, productId, name, sku, counted: 0, expected, checked: false, at, userName, actions: [] };
  return { id: lineId(countId, productId), ...lineFields };
}

/**
 * Refuses all changes if any is refused, except those of deleted products. A refusal names each product by its id
 * (`lines.12.counted`).
 */
function refuseAny(outcomes: readonly Outcome[], changes: readonly Change[]): void {
  const refused = outcomes.flatMap((outcome, at) => {
    const change = changes[at];
    return outcome instanceof Refusal && outcome.status !== 404 && change && change.kind !== 'add'
      ? [{ outcome, id: change.id }]
      : [];
  });
  const [first] = refused;
  if (!first) return;
  const issues = refused.flatMap(({ outcome, id }): Issue[] =>
    outcome.status === 400 ? [{ path: `lines.${id}.counted`, message: 'more was sold since than was counted' }] : [],
  );
  throw issues.length > 0 ? badRequest(...issues) : first.outcome;
}

/** Builds the notification that a count is finished, with the number of products that differed. */
function buildCountFinishedNotice({ id, number }: StoredCount, differed: number): Parameters<typeof notify>[2] {
  return {
    notice: 'counts',
    id: `count ${id}`,
    icon: 'inventory',
    title: { en: `Count C-${number} is finished`, tr: `C-${number} sayımı bitti` },
    description:
      differed === 0
        ? { en: 'Everything was as it should be.', tr: 'Her şey olması gerektiği gibiydi.' }
        : { en: differed === 1 ? '1 product differed.' : `${differed} products differed.`, tr: `${differed} üründe fark vardı.` },
    link: `/apps/ecommerce/queues?tab=counts&count=${id}`,
  };
}
