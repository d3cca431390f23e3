import { useQueryClient } from '@tanstack/react-query';
import type { BoardData } from '../../model/boardData';
import { broadcastInvalidation } from '../writing/boardTabs';
import { type BoardWrite, boardWriter } from '../writing/boardWriter';
import { boardQuery } from '../scrumboardQueries';
import { sendWrite, type WriteCall } from '../calls/writeCall';

type Read = { board: BoardData; error?: never } | { board?: never; error: unknown };

/** The extra steps of a move to another board besides the act on the board that it leaves. */
export function useOtherBoard() {
  const client = useQueryClient();
  return {
    /** The other board, or why it can't be had. */
    read: (boardId: string): Promise<Read> =>
      client.query(boardQuery(boardId)).then(
        (board) => ({ board }),
        (error: unknown) => ({ error }),
      ),
    /** The part of a write that changes the other board too: it is asked for again then, here and in other tabs. */
    writing: <Answer>(boardId: string, write: WriteCall<Answer>): Pick<BoardWrite<Answer>, 'call' | 'kept'> => ({
      kept: write,
      call: async () => {
        const answer = await sendWrite(write);
        boardWriter(client, boardId).invalidate();
        broadcastInvalidation(boardId);
        return answer;
      },
    }),
  };
}
