import { BOARD_LIMITS, BoardLabel, CreateLabelBody, Done, scrumboardEndpoints, UpdateLabelBody } from '@stockroom/contract';
import * as v from 'valibot';
import { badRequest, conflict, notFound } from '../engine/errors';
import { fold } from '../engine/fold';
import { mergeKnown } from '../engine/merge';
import { isUnchanged } from '../engine/optimisticLock';
import { idOf } from '../engine/query';
import { route, type Route } from '../engine/route';
import type { Transaction } from '../engine/transaction';
import { boardOf, labelsOf, touch } from './boardView';
import { boardCollections, labelCollection } from './scrumboard.collections';
import { buildLabel } from './scrumboard.factory';

/** Routes of a board's labels. */
export function labelRoutes(): readonly Route[] {
  return [
    route('GET', scrumboardEndpoints.labels, v.array(BoardLabel), async ({ url, context }) => {
      const view = await context.store.read(boardCollections);
      return labelsOf(view, boardOf(view, idOf(url, 'boardId')).id);
    }),
    route('PUT', scrumboardEndpoints.label, BoardLabel, async ({ body, context }) => {
      const { label } = await body(CreateLabelBody);
      const id = label.id ?? context.newId();
      return context.store.write(boardCollections, (transaction) => {
        boardOf(transaction, label.boardId);
        const known = transaction.get(labelCollection, id);
        if (known && !known.deletedAt) throw conflict(known);
        if (labelsOf(transaction, label.boardId).length >= BOARD_LIMITS.labels) {
          throw badRequest({ path: 'label.boardId', message: `has ${BOARD_LIMITS.labels} labels already` });
        }
        const { deletedAt: _deletedAt, ...base } = known ?? buildLabel({ ...label, id });
        return put(transaction, base, context.now());
      });
    }),
    route('PATCH', scrumboardEndpoints.label, BoardLabel, async ({ body, context }) => {
      const { id, label, seen } = await body(UpdateLabelBody);
      return context.store.write(boardCollections, (transaction) => {
        const current = labelOf(transaction, id);
        if (!isUnchanged(seen, current)) throw conflict(current);
        return put(transaction, mergeKnown(current, label, ['title', 'color']), context.now());
      });
    }),
    // The label disappears from every card, because a card is served with existing labels only.
    route('DELETE', scrumboardEndpoints.label, Done, async ({ url, context }) => {
      const id = idOf(url);
      return context.store.write(boardCollections, (transaction) => {
        const label = labelOf(transaction, id);
        transaction.put(labelCollection, { ...label, deletedAt: new Date(context.now()).toISOString() });
        touch(transaction, label.boardId, context.now());
        return true;
      });
    }),
  ];
}

/** Returns a label that is not deleted. Throws a 404. */
function labelOf(transaction: Transaction, id: string): BoardLabel {
  const label = transaction.get(labelCollection, id);
  if (!label || label.deletedAt) throw notFound();
  return label;
}

/** Stores a label. Titles are unique on a board, regardless of case and accents. */
function put(transaction: Transaction, label: BoardLabel, now: number): BoardLabel {
  const wanted = fold(label.title);
  if (labelsOf(transaction, label.boardId).some((other) => other.id !== label.id && fold(other.title) === wanted)) {
    throw badRequest({ path: 'label.title', message: 'is taken by another label' });
  }
  transaction.put(labelCollection, label);
  touch(transaction, label.boardId, now);
  return label;
}
