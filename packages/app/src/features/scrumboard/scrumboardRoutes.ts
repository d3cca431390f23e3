import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '#shared/routing/lazyScreen';
import type { RouteHandle } from '#shared/routing/routeHandle';
import { boardRoutes } from './boardPaths';
import { loadBoard, loadBoards } from './loadBoards';

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
