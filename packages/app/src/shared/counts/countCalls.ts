import {
  Count,
  type CreateCountBody,
  FinishCountAnswer,
  type FinishCountBody,
  queueEndpoints,
  UndoCountAnswer,
  type UpdateCountBody,
  WholeCount,
} from '@stockroom/contract';
import { request } from '../api/http';

/** Begins a count; sent again under its id, it is the same one. */
export const createCount = (body: CreateCountBody): Promise<Count> =>
  request({ method: 'POST', path: queueEndpoints.counts, body, schema: Count });

/** Changes lines of a count, or takes it to another state. Answers the lines that were changed. */
export const updateCount = (body: UpdateCountBody): Promise<WholeCount> =>
  request({ method: 'PATCH', path: queueEndpoints.counts, body, schema: WholeCount });

/** Makes movements of its differences: all of them, or none. */
export const finishCount = (body: FinishCountBody): Promise<FinishCountAnswer> =>
  request({ method: 'POST', path: queueEndpoints.finishCount, body, schema: FinishCountAnswer });

/** Takes its movements back, as far as that is possible. */
export const undoCount = (id: Count['id']): Promise<UndoCountAnswer> =>
  request({ method: 'POST', path: queueEndpoints.undoCount, body: { id }, schema: UndoCountAnswer });
