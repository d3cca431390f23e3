import { BoardLabel, scrumboardPaths } from '@stockroom/contract';
import { request } from '../../../shared/api/http';

/** Makes a label. A title that another label of the board has is refused with a 400. */
export function createLabel(label: BoardLabel, signal?: AbortSignal): Promise<BoardLabel> {
  return request({ method: 'PUT', path: scrumboardPaths.label, body: { label }, schema: BoardLabel, signal });
}
