import {
  Count,
  type CreateCountBody,
  FinishCountAnswer,
  type FinishCountBody,
  queueEndpoints,
  UndoCountAnswer,
  type UpdateCountBody,
  CountWithLines,
} from '@stockroom/contract';
import { request } from '#shared/api/http';

/** Creates a count. Idempotent: sending it again under its id yields the same count. */
export const createCount = (body: CreateCountBody): Promise<Count> =>
  request({ method: 'POST', path: queueEndpoints.counts, body, schema: Count });

/** Changes lines of a count or its state. Returns the changed lines. */
export const updateCount = (body: UpdateCountBody): Promise<CountWithLines> =>
  request({ method: 'PATCH', path: queueEndpoints.counts, body, schema: CountWithLines });

/** Turns the differences of a count into movements: all or none. */
export const finishCount = (body: FinishCountBody): Promise<FinishCountAnswer> =>
  request({ method: 'POST', path: queueEndpoints.finishCount, body, schema: FinishCountAnswer });

/** Reverses the movements of a count as far as possible. */
export const undoCount = (id: Count['id']): Promise<UndoCountAnswer> =>
  request({ method: 'POST', path: queueEndpoints.undoCount, body: { id }, schema: UndoCountAnswer });
