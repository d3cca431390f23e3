import { type DirectedGraphNode, getAdjacencyMap, toDirectedGraph } from '@xstate/graph';
import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';

/** A reached state with the result of each event. */
export interface Visit<Snapshot, Event> {
  state: Snapshot;
  steps: { event: Event; state: Snapshot }[];
}

/** Sends every event in every state that can be reached. */
export function walkMachine<Snapshot extends AnyMachineSnapshot, Event extends EventObject>(
  machine: AnyStateMachine,
  options: {
    input: object;
    events: readonly Event[];
    /** States with the same text count as one. */
    serializeState: (snapshot: Snapshot) => string;
  },
): Visit<Snapshot, Event>[] {
  // The traversal's own type parameters don't follow a machine with named guards.
  const map: unknown = getAdjacencyMap(machine, { ...options, limit: 200_000 } as object);
  type Found = Record<string, { state: Snapshot; transitions: Record<string, { event: Event; state: Snapshot }> }>;
  return Object.values(map as Found).map(({ state, transitions }) => ({ state, steps: Object.values(transitions) }));
}

/** Ids of a machine's states without substates, in alphabetical order. */
export const leavesOfMachine = (machine: AnyStateMachine): string[] =>
  allNodes(toDirectedGraph(machine))
    .filter(({ children }) => children.length === 0)
    .map(({ id }) => id)
    .toSorted();

/** Ids of the states without substates that a walk reached. */
export function leavesReached(walk: readonly Visit<AnyMachineSnapshot, EventObject>[]): string[] {
  const leaves = walk.flatMap(({ state }) => state._nodes.filter((node) => Object.keys(node.states).length === 0));
  return [...new Set(leaves.map(({ id }) => id))].toSorted();
}

/** Transitions of a machine that no event of a walk took. */
export function untakenTransitions(machine: AnyStateMachine, walk: readonly Visit<AnyMachineSnapshot, EventObject>[]): string[] {
  const taken = new Set(
    walk.flatMap(({ state, steps }) => steps.flatMap(({ event }) => machine.getTransitionData(state, event).map(keyOf))),
  );
  const all = allNodes(toDirectedGraph(machine)).flatMap(({ edges }) => edges.map(({ transition }) => transition));
  return all
    .filter(({ eventType }) => eventType !== '')
    .map(keyOf)
    .filter((key) => !taken.has(key));
}

function allNodes(node: DirectedGraphNode): DirectedGraphNode[] {
  return [node, ...node.children.flatMap(allNodes)];
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
