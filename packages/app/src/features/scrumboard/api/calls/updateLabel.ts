import { BoardLabel, scrumboardEndpoints } from '@stockroom/contract';
import { defineWrite } from './defineWrite';

/** Fields of a label that can be changed. */
export type LabelPatch = Partial<Pick<BoardLabel, 'title' | 'color'>>;

/** Changes a label's title or colour, on every card that has it; where they differ from the `seen` values, it is a 409. */
export const updateLabel = (id: string, label: LabelPatch, seen?: LabelPatch) =>
  defineWrite({ method: 'PATCH', path: scrumboardEndpoints.label, body: { id, label, seen }, schema: BoardLabel });
