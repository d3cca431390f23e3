import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { lazyScreen } from '#shared/routing/lazyScreen';
import { protectedLoader } from '#shared/routing/protectedLoader';
import type { RouteHandle } from '#shared/routing/routeHandle';
import { boardQuery, boardsQuery, peopleQuery } from './api/scrumboardQueries';
import { boardRoutes } from './boardPaths';

/** Loads possible members along with the boards, so that a form renders with all its rows at once. */
const loadPeople = (client: QueryClient) => void client.query(peopleQuery()).catch(() => undefined);

/** Starts the request of the boards before the screen's own code has loaded. After a failure, the screen retries. */
const loadBoards: LoaderFunction = protectedLoader((client) => {
  loadPeople(client);
  client.query({ ...boardsQuery(), staleTime: 'static' }).catch(() => undefined);
});

/** Does the same for a single board. */
const loadBoard: LoaderFunction = protectedLoader((client, { params }) => {
  loadPeople(client);
  client.query({ ...boardQuery(params['boardId'] ?? ''), staleTime: 'static' }).catch(() => undefined);
});

/** Routes of the boards. An overlay of a board is a nested route, so that the board below stays mounted. */
export const scrumboardRoutes: RouteObject[] = [
  {
    path: boardRoutes.boards,
    handle: { editRole: 'write', help: 'projects/make-a-board' } satisfies RouteHandle,
    loader: loadBoards,
    lazy: lazyScreen('scrumboard', () => import('./screens/BoardsScreen/BoardsScreen').then((module) => module.BoardsScreen)),
  },
  {
    path: boardRoutes.board,
    handle: { editRole: 'write', help: 'projects/move-cards-with-keys' } satisfies RouteHandle,
    loader: loadBoard,
    lazy: lazyScreen('scrumboard', () => import('./screens/BoardScreen/BoardScreen').then((module) => module.BoardScreen)),
  },
  {
    path: boardRoutes.settings,
    lazy: lazyScreen('scrumboard', () => import('./screens/BoardSettings/BoardSettings').then((module) => module.BoardSettings)),
  },
  {
    path: boardRoutes.trash,
    lazy: lazyScreen('scrumboard', () => import('./screens/BoardTrash/BoardTrash').then((module) => module.BoardTrash)),
  },
];
