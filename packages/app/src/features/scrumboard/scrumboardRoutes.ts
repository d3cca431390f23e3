import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '../../shared/routing/lazyScreen';
import { boardPaths } from './boardPaths';
import { loadBoard, loadBoards } from './loadBoards';

/** Routes of the boards. */
export const scrumboardRoutes: RouteObject[] = [
  {
    path: boardPaths.boards,
    loader: loadBoards,
    lazy: lazyScreen('scrumboard', () => import('./screens/BoardsScreen/BoardsScreen').then((module) => module.BoardsScreen)),
  },
  {
    path: `${boardPaths.boards}/:boardId`,
    loader: loadBoard,
    lazy: lazyScreen('scrumboard', () => import('./screens/BoardScreen/BoardScreen').then((module) => module.BoardScreen)),
  },
];
