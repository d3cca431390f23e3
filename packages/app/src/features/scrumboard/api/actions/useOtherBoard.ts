import { useQueryClient } from '@tanstack/react-query';
import type { BoardData } from '#features/scrumboard/model/boardData';
import { sendWrite, type WriteCall } from '../calls/defineWrite';
import { boardQuery } from '../scrumboardQueries';
import { broadcastInvalidation } from '../writing/boardTabs';
import { type BoardWrite, boardWriter } from '../writing/boardWriter';

type Read = { board: BoardData; error?: never } | { board?: never; error: unknown };

/** The additional steps of a move to another board, beside the action on the source board. */
export function useOtherBoard() {
  const client = useQueryClient();
  return {
    /** The other board, or the error why it can't be loaded. */
    read: (boardId: string): Promise<Read> =>
      client.query(boardQuery(boardId)).then(
        (board) => ({ board }),
        (error: unknown) => ({ error }),
      ),
    /** The part of a write that also changes the other board: it is refetched then, here and in other tabs. */
    writing: <Answer>(boardId: string, write: WriteCall<Answer>): Pick<BoardWrite<Answer>, 'call' | 'stored'> => ({
      stored: write,
      call: async () => {
        const answer = await sendWrite(write);
        boardWriter(client, boardId).invalidate();
        broadcastInvalidation(boardId);
        return answer;
      },
    }),
  };
}
