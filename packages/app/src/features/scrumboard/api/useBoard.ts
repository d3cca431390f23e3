import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { BoardData } from '../model/boardData';
import { onOtherTabs } from './boardTabs';
import { boardWriter } from './boardWriter';
import { boardQuery } from './scrumboardQueries';

/** Milliseconds in which many writes of another tab count as one. */
const GATHER = 150;

/**
 * A board with its lists, cards, labels and members, as it stands with all that is on its way to the server. Changes of other tabs
 * show by themselves. An unknown board is an `ApiError` of kind `notFound`.
 */
export function useBoard(boardId: string): UseQueryResult<BoardData> {
  const client = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onOtherTabs((changed) => {
      if (changed !== boardId) return;
      clearTimeout(timer);
      timer = setTimeout(() => boardWriter(client, boardId).outdate(), GATHER);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [client, boardId]);
  return useQuery(boardQuery(boardId));
}
