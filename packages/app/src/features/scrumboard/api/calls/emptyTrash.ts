import { Done, scrumboardEndpoints } from '@stockroom/contract';
import { writeCall } from './writeCall';

/** Takes what was deleted of a board away for ever. @param id of one list or card; without it all of it */
export const emptyTrash = (boardId: string, id?: string) =>
  writeCall({
    method: 'DELETE',
    path: scrumboardEndpoints.trash,
    query: { boardId, ...(id !== undefined && { id }) },
    schema: Done,
  });
