import { matchPath, type RouteObject } from 'react-router-dom';
import { lazyScreen } from '#shared/routing/lazyScreen';
import { protectedLoader } from '#shared/routing/protectedLoader';
import type { RouteHandle } from '#shared/routing/routeHandle';
import { filesQuery } from './api/fileQueries';
import { filePaths, fileRoutes } from './filePaths';
import { fileAddress } from './model/fileAddress';

/** All folders are one page, so that selected and cut files stay so from folder to folder. */
export const fileManagerRoutes: RouteObject[] = [
  {
    path: filePaths.root,
    handle: { editRole: 'write', help: 'day-to-day/keep-files' } satisfies RouteHandle,
    // The screen retries a failed load.
    loader: protectedLoader((client, { request }) => {
      const { pathname, searchParams } = new URL(request.url);
      const folderId = matchPath(fileRoutes.folder, pathname)?.params.folderId ?? null;
      const { search, list } = fileAddress.read(searchParams).state;
      client.query({ ...filesQuery({ folderId, search, list }), staleTime: 'static' }).catch(() => undefined);
    }),
    lazy: lazyScreen('fileManager', () => import('./screens/FilesScreen/FilesScreen').then((module) => module.FilesScreen)),
  },
];
