import { BoardLabel, scrumboardEndpoints } from '@stockroom/contract';
import { writeCall } from './writeCall';

/** Creates a label. A title that another label of the board has is rejected with a 400. */
export const createLabel = (label: BoardLabel) =>
  writeCall({ method: 'PUT', path: scrumboardEndpoints.label, body: { label }, schema: BoardLabel });
