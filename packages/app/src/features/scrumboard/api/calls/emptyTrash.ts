import { Done, scrumboardEndpoints } from '@stockroom/contract';
import { writeCall } from './writeCall';

/**
 * Deletes a board's trash for ever.
 * @param ids of lists and cards: later additions to the trash stay there
 */
export const emptyTrash = (boardId: string, ids: readonly string[]) =>
  writeCall({ method: 'DELETE', path: scrumboardEndpoints.trash, query: { boardId }, body: { ids }, schema: Done });
