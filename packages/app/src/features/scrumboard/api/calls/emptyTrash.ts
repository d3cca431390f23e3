import { Done, scrumboardEndpoints } from '@stockroom/contract';
import { defineWrite } from './defineWrite';

/**
 * Deletes a board's trash for ever.
 * @param ids of lists and cards: later additions to the trash stay there
 */
export const emptyTrash = (boardId: string, ids: readonly string[]) =>
  defineWrite({ method: 'DELETE', path: scrumboardEndpoints.trash, query: { boardId }, body: { ids }, schema: Done });
