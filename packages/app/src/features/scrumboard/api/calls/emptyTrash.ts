import { Done, scrumboardEndpoints } from '@stockroom/contract';
import { writeCall } from './writeCall';

/** Takes what was deleted of a board away for ever. @param ids of lists and cards: what came into the trash since stays there */
export const emptyTrash = (boardId: string, ids: readonly string[]) =>
  writeCall({ method: 'DELETE', path: scrumboardEndpoints.trash, query: { boardId }, body: { ids }, schema: Done });
