import { queryOptions, replaceEqualDeep } from '@tanstack/react-query';
import { type BoardData, toBoardData } from '../model/boardData';
import { fetchBoard } from './calls/fetchBoard';
import { fetchBoards } from './calls/fetchBoards';
import { fetchPeople } from './calls/fetchPeople';
import { fetchTrash } from './calls/fetchTrash';
import { scrumboardKeys } from './scrumboardKeys';
import { boardWriter } from './writing/boardWriter';
import { onRemoteBoardWrite } from './writing/onRemoteBoardWrite';
import { BOARDS, outbox } from './writing/outbox';

/** Stale time of the staff, which rarely changes: five minutes. */
const PEOPLE_STALE = 300_000;

export const boardsQuery = () =>
  queryOptions({
    queryKey: scrumboardKeys.boards(),
    queryFn: async ({ signal, client }) => {
      onRemoteBoardWrite(client);
      await outbox.sendLeft(BOARDS);
      return fetchBoards(signal);
    },
  });

/**
 * The query of a board. It is fetched when no write is pending, because the response would lack that write. Unchanged cards
 * keep their identity; writes ensure that themselves, because comparing thousands of cards would be noticeable.
 */
export const boardQuery = (boardId: string) =>
  queryOptions({
    queryKey: scrumboardKeys.board(boardId),
    queryFn: async ({ signal, client, queryKey }) => {
      onRemoteBoardWrite(client);
      await boardWriter(client, boardId).idle();
      await outbox.sendLeft(boardId);
      const { cards, ...board } = toBoardData(await fetchBoard(boardId, signal));
      const before = client.getQueryData<BoardData>(queryKey);
      return {
        ...replaceEqualDeep(before, board),
        cards: new Map([...cards].map(([id, card]) => [id, replaceEqualDeep(before?.cards.get(id), card)])),
      };
    },
    structuralSharing: false,
  });

export const trashQuery = (boardId: string) =>
  queryOptions({ queryKey: scrumboardKeys.trash(boardId), queryFn: ({ signal }) => fetchTrash(boardId, signal), staleTime: 0 });

export const peopleQuery = () =>
  queryOptions({ queryKey: scrumboardKeys.people(), queryFn: ({ signal }) => fetchPeople(signal), staleTime: PEOPLE_STALE });
