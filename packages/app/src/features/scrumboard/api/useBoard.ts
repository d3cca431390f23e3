import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { BoardData } from '../model/boardData';
import { boardQuery } from './scrumboardQueries';

/**
 * A board with its lists, cards, labels and members, including all pending writes. Changes of other tabs appear automatically.
 * An unknown board is an `ApiError` of kind `notFound`.
 */
export const useBoard = (boardId: string): UseQueryResult<BoardData> => useQuery(boardQuery(boardId));
