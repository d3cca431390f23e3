import {
  BelowZero,
  type CreateMovementAnswer,
  CreateMovementBody,
  type CreateMovementsAnswer,
  CreateMovementsBody,
  type Issue,
  UndoMovementBody,
} from '@stockroom/contract';
import * as v from 'valibot';
import { badRequest, conflict, notFound, Refusal } from '../../engine/errors';
import type { ProtectedCall } from '../../engine/route';
import { movementKeyCollection, movementCollection, undoneMovementCollection } from '../../storeServer/movement.collection';
import { writtenOf, type Change, type Companion, type Outcome, type Reason } from '../../storeServer/storeServer';
import type { StoreServerGateway } from '../gateways/gateway';
import { ledgerOf } from './ledger';
import { stockAfter } from './stockAfter';

/** Reason when a change gives none. Never used, as every change of these calls gives one. */
const NO_REASON: Reason = { reason: 'correction', note: '' };

/** Records one movement made by hand. */
export async function recordOne(call: ProtectedCall, gateway: StoreServerGateway): Promise<CreateMovementAnswer> {
  const { once, asksBelowZero, ...entry } = await call.body(CreateMovementBody);
  const [answer] = await recordOnce(call, gateway, { changes: [changeOf(entry, asksBelowZero)], once });
  return answer ?? throwMissingOutcome();
}

/** Records several movements made by hand, all or none. */
export async function recordSeveral(call: ProtectedCall, gateway: StoreServerGateway): Promise<CreateMovementsAnswer> {
  const { movements, once, asksBelowZero } = await call.body(CreateMovementsBody);
  const changes = movements.map((entry) => changeOf(entry, asksBelowZero));
  const answers = await recordOnce(call, gateway, { changes, once, refuse: refuseAny });
  const products = new Map(answers.map(({ product }) => [product.id, product]));
  return { movements: answers.map(({ movement }) => movement), products: [...products.values()] };
}

/** Undoes a movement by a counter-movement. */
export async function undoOne(call: ProtectedCall, gateway: StoreServerGateway): Promise<CreateMovementAnswer> {
  const { id } = await call.body(UndoMovementBody);
  return undo(call, gateway, id);
}

interface Recording {
  changes: readonly Change[];
  /** Idempotency key of the user's act. */
  once: string | undefined;
  /** Throws when one refused change refuses all the others. */
  refuse?: (outcomes: readonly Outcome[]) => void;
}

class RecordedAlready extends Error {}

/** Applies changes, once for each key: a repeated request gets the answer of the first. */
async function recordOnce(
  call: ProtectedCall,
  gateway: StoreServerGateway,
  { changes, once, refuse }: Recording,
): Promise<CreateMovementAnswer[]> {
  const companion: Companion = {
    collections: [movementKeyCollection],
    check: (transaction) => {
      if (once !== undefined && transaction.get(movementKeyCollection, once)) throw new RecordedAlready();
    },
    write: (transaction, outcomes) => {
      refuse?.(outcomes);
      const movements = outcomes.flatMap((outcome) => (outcome instanceof Refusal ? [] : (outcome.movement?.id ?? [])));
      if (once !== undefined && movements.length > 0) transaction.put(movementKeyCollection, { id: once, movements });
    },
  };
  try {
    return (await gateway.apply(call, changes, NO_REASON, companion)).map(answerOf);
  } catch (error) {
    if (error instanceof RecordedAlready) return answerAgain(call, gateway, once ?? '');
    throw error;
  }
}

async function answerAgain(call: ProtectedCall, gateway: StoreServerGateway, once: string): Promise<CreateMovementAnswer[]> {
  const view = await call.context.store.read([movementKeyCollection]);
  const ledger = await ledgerOf(call.context.store, 0, call.context.now());
  const again = (view.get(movementKeyCollection, once)?.movements ?? []).map(async (id) => {
    const movement = ledger.get(id);
    const product = movement && (await gateway.product(call, movement.productId));
    if (!product) throw notFound();
    return { movement, product };
  });
  return Promise.all(again);
}

function throwMissingOutcome(): never {
  throw new Error('Every change has an outcome.');
}

async function undo(call: ProtectedCall, gateway: StoreServerGateway, id: string): Promise<CreateMovementAnswer> {
  const view = await call.context.store.read([movementCollection]);
  const movement = view.get(movementCollection, id);
  if (!movement || !call.user.storeAssociates.some(({ store }) => store.storeId === movement.storeId)) throw notFound();
  const { productId, delta, reason } = movement;
  const change: Change = {
    kind: 'update',
    id: productId,
    next: (current) => ({ ...current, stock: stockAfter(current.stock, -delta, reason, 'id') }),
    movementReason: { reason, note: '', reference: movement.reference ?? '', undoes: id },
  };
  const ledger = await ledgerOf(call.context.store, movement.storeId, call.context.now());
  const [outcome] = await gateway.apply(call, [change], NO_REASON, {
    collections: [movementCollection, undoneMovementCollection],
    check: (transaction) => {
      const undone = transaction.get(undoneMovementCollection, id);
      if (undone) throw conflict(ledger.get(undone.by));
    },
    write: () => undefined,
  });
  return answerOf(outcome);
}

type Entry = v.InferOutput<typeof CreateMovementsBody>['movements'][number];

function changeOf({ productId, delta, reason, note, reference }: Entry, asksBelowZero: boolean): Change {
  return {
    kind: 'update',
    id: productId,
    next: (current) => {
      const after = stockAfter(current.stock, delta, reason, 'delta');
      const { name, stock } = current;
      if (asksBelowZero && after < 0 && delta < 0) throw belowZero({ productId, name, stock, after });
      return { ...current, stock: after };
    },
    movementReason: { reason, note: note.trim(), reference: reference.trim() },
  };
}

function answerOf(outcome: Outcome | undefined): CreateMovementAnswer {
  const { movement, product } = writtenOf(outcome);
  if (!movement) throw new Error('Every change of stock leaves a movement.');
  return { movement, product };
}

/** Refuses all changes when one is refused, with an issue for every refused one. */
function refuseAny(outcomes: readonly Outcome[]): void {
  const refused = outcomes.flatMap((outcome, at) => (outcome instanceof Refusal ? [{ outcome, at }] : []));
  const [first] = refused;
  if (!first) return;
  const issues = refused.flatMap(({ outcome, at }) =>
    issuesOf(outcome).map(({ path, message }) => ({ path: `movements.${at}.${path}`, message })),
  );
  if (issues.length > 0) throw badRequest(...issues);
  const asked = refused.flatMap(({ outcome }) => belowZeroOf(outcome));
  throw asked.length > 0 ? belowZero(...asked) : first.outcome;
}

const belowZero = (...products: BelowZero['belowZero']): Refusal => conflict({ belowZero: products } satisfies BelowZero);

function belowZeroOf({ body }: Refusal): BelowZero['belowZero'] {
  const asked = v.safeParse(v.object({ current: BelowZero }), body);
  return asked.success ? asked.output.current.belowZero : [];
}

function issuesOf({ status, body }: Refusal): readonly Issue[] {
  if (status === 404) return [{ path: 'productId', message: 'is not there' }];
  return status === 400 ? (body as { issues: readonly Issue[] }).issues : [];
}
