import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '#shared/routing/lazyScreen';
import { protectedLoader } from '#shared/routing/protectedLoader';
import { chatsQuery } from './api/chatQueries';
import { chatRoutePaths } from './chatPaths';

/** The list and the open conversation share a page. */
export const routes: RouteObject[] = [
  {
    path: chatRoutePaths.list,
    handle: { help: 'communication/chat-with-colleagues' },
    // The screen retries a failed load.
    loader: protectedLoader((client) => void client.query({ ...chatsQuery(), staleTime: 'static' }).catch(() => undefined)),
    lazy: lazyScreen('chat', () => import('./screens/ChatScreen/ChatScreen').then((module) => module.ChatScreen)),
  },
];
