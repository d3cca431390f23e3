import { BoardLabel, scrumboardEndpoints } from '@stockroom/contract';
import { defineWrite } from './defineWrite';

/** Creates a label. A title that another label of the board has is rejected with a 400. */
export const createLabel = (label: BoardLabel) =>
  defineWrite({ method: 'PUT', path: scrumboardEndpoints.label, body: { label }, schema: BoardLabel });
