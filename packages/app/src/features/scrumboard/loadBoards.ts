import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunction } from 'react-router-dom';
import { protectedLoader } from '../../shared/routing/protectedLoader';
import { boardQuery, boardsQuery, peopleQuery } from './api/scrumboardQueries';

/** Who can be a member is asked for along with the boards: a form that opens has all its lines then, and none comes in between. */
const loadPeople = (client: QueryClient) => void client.query(peopleQuery()).catch(() => undefined);

/** Sends the request of the boards on its way before the screen's own code has arrived. What fails here the screen asks for again. */
export const loadBoards: LoaderFunction = protectedLoader((client) => {
  loadPeople(client);
  client.query({ ...boardsQuery(), staleTime: 'static' }).catch(() => undefined);
});

/** The same for one board. */
export const loadBoard: LoaderFunction = protectedLoader((client, { params }) => {
  loadPeople(client);
  client.query({ ...boardQuery(params['boardId'] ?? ''), staleTime: 'static' }).catch(() => undefined);
});
