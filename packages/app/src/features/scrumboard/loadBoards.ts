import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunction } from 'react-router-dom';
import { protectedLoader } from '#shared/routing/protectedLoader';
import { boardQuery, boardsQuery, peopleQuery } from './api/scrumboardQueries';

/** Loads possible members along with the boards, so that a form renders with all its rows at once. */
const loadPeople = (client: QueryClient) => void client.query(peopleQuery()).catch(() => undefined);

/** Starts the request of the boards before the screen's own code has loaded. After a failure, the screen retries. */
export const loadBoards: LoaderFunction = protectedLoader((client) => {
  loadPeople(client);
  client.query({ ...boardsQuery(), staleTime: 'static' }).catch(() => undefined);
});

/** Does the same for a single board. */
export const loadBoard: LoaderFunction = protectedLoader((client, { params }) => {
  loadPeople(client);
  client.query({ ...boardQuery(params['boardId'] ?? ''), staleTime: 'static' }).catch(() => undefined);
});
