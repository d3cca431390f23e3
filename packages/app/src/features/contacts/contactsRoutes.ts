import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '#shared/routing/lazyScreen';
import { protectedLoader } from '#shared/routing/protectedLoader';
import type { RouteHandle } from '#shared/routing/routeHandle';
import { contactsQuery, contactTagsQuery } from './api/contactQueries';
import { contactRoutes } from './contactPaths';

/** The list and the open contact are one page: the list stays as it is while the user moves between contacts. */
export const contactsRoutes: RouteObject[] = [
  {
    path: contactRoutes.list,
    handle: { editRole: 'write', help: 'projects/keep-contacts' } satisfies RouteHandle,
    // The screen retries a failed load.
    loader: protectedLoader((client) => {
      for (const query of [contactsQuery(), contactTagsQuery()]) {
        client.query({ ...(query as ReturnType<typeof contactsQuery>), staleTime: 'static' }).catch(() => undefined);
      }
    }),
    lazy: lazyScreen('contacts', () => import('./screens/ContactsScreen/ContactsScreen').then((module) => module.ContactsScreen)),
  },
];
