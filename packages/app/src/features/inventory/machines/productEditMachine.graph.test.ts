import { type DirectedGraphNode, getAdjacencyMap, toDirectedGraph } from '@xstate/graph';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate';
import { toDraft } from '../model/draft';
import { buildProduct } from '../testing/buildProduct';
import { productEditMachine } from './productEditMachine';
import type { DeleteOutcome, ProductEditInput, SaveOutcome } from './productEditTypes';

type EditSnapshot = SnapshotFrom<typeof productEditMachine>;
type EditEvent = EventFromLogic<typeof productEditMachine>;

const product = buildProduct({ name: 'Base' });
const later = (changes: object) => buildProduct({ name: 'Base', updatedAt: '2026-03-02T00:00:00.000Z', ...changes });

/** What the actors answer; xstate sends these events itself, a walk of pure transitions has to. */
const done = (actor: 'saveProduct' | 'deleteProduct', output: SaveOutcome | DeleteOutcome) =>
  ({ type: `xstate.done.actor.${actor}`, output, actorId: actor }) as unknown as EditEvent;
const rejected = (actor: 'saveProduct' | 'deleteProduct') =>
  ({ type: `xstate.error.actor.${actor}`, error: new Error('defect'), actorId: actor }) as unknown as EditEvent;

const offline = { kind: 'failed', failure: { kind: 'offline', call: 'PATCH /product' } } as const;
const gone = { kind: 'failed', failure: { kind: 'gone', call: 'PATCH /product' } } as const;

const events: EditEvent[] = [
  { type: 'form.focused' },
  { type: 'draft.changed', change: { name: 'Mine' } },
  { type: 'draft.changed', change: { name: 'Base' } },
  { type: 'draft.changed', change: { name: '' } },
  { type: 'draft.changed', change: { sku: 'SKU-1' } },
  { type: 'draft.submit' },
  { type: 'draft.discard' },
  { type: 'draft.restored', draft: { ...toDraft(product), name: 'Mine' }, base: product },
  { type: 'draft.addAgain' },
  { type: 'field.left', field: 'name' },
  { type: 'price.lockToggled' },
  { type: 'owner.found', field: 'sku', value: 'HFW-40', owner: { id: 9, name: 'Other' } },
  { type: 'record.changed', product: later({ name: 'Theirs' }) },
  { type: 'record.changed', product: later({ stock: 7 }) },
  { type: 'record.gone' },
  { type: 'record.merged' },
  { type: 'conflict.chosen', field: 'name', choice: 'mine' },
  { type: 'conflict.allChosen', choice: 'theirs' },
  { type: 'conflict.settled' },
  { type: 'conflict.left' },
  { type: 'failure.dismissed' },
  { type: 'delete.asked' },
  done('saveProduct', { kind: 'saved', product: later({ name: 'Mine' }) }),
  done('saveProduct', { kind: 'conflict', current: later({ name: 'Theirs' }) }),
  done('saveProduct', { kind: 'conflict', current: later({ stock: 7 }) }),
  done('saveProduct', { kind: 'refused', refusals: [{ field: 'sku', message: 'is taken' }] }),
  done('saveProduct', offline),
  done('saveProduct', gone),
  rejected('saveProduct'),
  done('deleteProduct', { kind: 'deleted' }),
  done('deleteProduct', offline),
  rejected('deleteProduct'),
];

const serializeState = (snapshot: EditSnapshot) => {
  const { isNew, draft, saved, theirs, conflicts, choices, failure, mergeCount, refusals, sent } = snapshot.context;
  const context = [isNew, draft.name, draft.sku, saved.name, theirs?.updatedAt, conflicts.length, choices, failure?.kind];
  return JSON.stringify([snapshot.value, context, Math.min(mergeCount, 1), refusals.length, sent?.name]);
};

interface Step {
  event: EditEvent;
  state: EditSnapshot;
}

function walk(input: ProductEditInput): { state: EditSnapshot; steps: Step[] }[] {
  // The traversal's own type parameters don't follow a machine with named guards.
  const logic: AnyStateMachine = productEditMachine;
  const map: unknown = getAdjacencyMap(logic, { input, events, serializeState, limit: 200_000 });
  return Object.values(map as Record<string, { state: EditSnapshot; transitions: Record<string, Step> }>).map(
    ({ state, transitions }) => ({ state, steps: Object.values(transitions) }),
  );
}

const walks = [...walk({ product }), ...walk({ product: buildProduct({ id: 0, sku: '', updatedAt: '' }), isNew: true })];

describe('every state and transition of productEditMachine', () => {
  it('is reached', () => {
    const reached = new Set(walks.flatMap(({ state }) => leavesOf(state)));
    // These are passed through within one step.
    const passing = ['productEdit.opening', 'productEdit.settling', 'productEdit.editing.assessing'];
    expect([...reached].toSorted()).toEqual(allLeaves(toDirectedGraph(productEditMachine)).filter((id) => !passing.includes(id)));
  });

  it('is taken', () => {
    const taken = new Set(
      walks.flatMap(({ state, steps }) =>
        steps.flatMap(({ event }) => productEditMachine.getTransitionData(state, event).map(keyOf)),
      ),
    );
    const all = allNodes(toDirectedGraph(productEditMachine)).flatMap(({ edges }) => edges.map(({ transition }) => transition));
    const untaken = all.filter((transition) => transition.eventType !== '').filter((transition) => !taken.has(keyOf(transition)));
    expect(untaken.map(keyOf)).toEqual([]);
  });

  it('leads somewhere that exists, with tags that fit', () => {
    const idle = walks.filter(({ state }) => state.hasTag('busy') && Object.keys(state.children).length === 0);
    const lost = walks.filter(({ state }) => state.status === 'done' && state.hasTag('unsaved'));
    expect([idle, lost]).toEqual([[], []]);
  });

  it('never loses what was typed but on discard, deletion, or a save', () => {
    const losses = walks
      .filter(({ state }) => {
        const { draft, saved, snapshot } = state.context;
        return state.hasTag('unsaved') && draft.name === 'Mine' && (snapshot ?? saved).name !== 'Mine';
      })
      .flatMap(({ steps }) => steps.filter(({ state }) => state.context.draft.name !== 'Mine').map(({ event }) => event.type));
    expect([...new Set(losses)].toSorted()).toEqual(['conflict.settled', 'draft.changed', 'draft.discard']);
  });
});

function allNodes(node: DirectedGraphNode): DirectedGraphNode[] {
  return [node, ...node.children.flatMap(allNodes)];
}

function allLeaves(node: DirectedGraphNode): string[] {
  return allNodes(node)
    .filter(({ children }) => children.length === 0)
    .map(({ id }) => id)
    .toSorted();
}

function leavesOf(state: EditSnapshot): string[] {
  return state._nodes.filter((node) => Object.keys(node.states).length === 0).map(({ id }) => id);
}

interface Definition {
  source: { id: string };
  eventType: string;
  guard?: unknown;
  target?: readonly { id: string }[];
}

function keyOf({ source, eventType, guard, target }: Definition): string {
  const name = typeof guard === 'string' ? guard : JSON.stringify(guard ?? '');
  return `${source.id} --${eventType} [${name}]--> ${target?.map(({ id }) => id).join() ?? '(stays)'}`;
}
