import type { LoaderFunction } from 'react-router-dom';
import { protectedLoader } from '../../shared/routing/protectedLoader';
import { boardQuery, boardsQuery } from './api/scrumboardQueries';

/** Sends the request of the boards on its way before the screen's own code has arrived. What fails here the screen asks for again. */
export const loadBoards: LoaderFunction = protectedLoader((client) => {
  client.query({ ...boardsQuery(), staleTime: 'static' }).catch(() => undefined);
});

/** The same for one board. */
export const loadBoard: LoaderFunction = protectedLoader((client, { params }) => {
  client.query({ ...boardQuery(params['boardId'] ?? ''), staleTime: 'static' }).catch(() => undefined);
});
