import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { BoardData } from '../model/boardData';
import { boardQuery } from './scrumboardQueries';

/**
 * A board with its lists, cards, labels and members, as it stands with all that is on its way to the server. Changes of other tabs
 * show by themselves. An unknown board is an `ApiError` of kind `notFound`.
 */
export const useBoard = (boardId: string): UseQueryResult<BoardData> => useQuery(boardQuery(boardId));
