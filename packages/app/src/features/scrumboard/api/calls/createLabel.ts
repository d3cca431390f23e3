import { BoardLabel, scrumboardEndpoints } from '@stockroom/contract';
import { writeCall } from './writeCall';

/** Makes a label. A title that another label of the board has is refused with a 400. */
export const createLabel = (label: BoardLabel) =>
  writeCall({ method: 'PUT', path: scrumboardEndpoints.label, body: { label }, schema: BoardLabel });
