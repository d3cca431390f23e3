import { BoardLabel, scrumboardPaths } from '@stockroom/contract';
import { request } from '../../../shared/api/http';

/** What of a label can be changed. */
export type LabelPatch = Partial<Pick<BoardLabel, 'title' | 'color'>>;

/** Gives a label another title or colour, on every card that carries it. */
export function updateLabel(id: string, label: LabelPatch, signal?: AbortSignal): Promise<BoardLabel> {
  return request({ method: 'PATCH', path: scrumboardPaths.label, body: { id, label }, schema: BoardLabel, signal });
}
