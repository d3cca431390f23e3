import { migrateMailId } from '@stockroom/contract';
import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '#shared/routing/lazyScreen';
import { protectedLoader } from '#shared/routing/protectedLoader';
import { conversationQuery, mailFoldersQuery, mailLabelsQuery, mailSettingsQuery, mailsQuery } from './api/mailQueries';
import { mailboxRoutePaths } from './mailboxPaths';
import { readMailScope, readMailList } from './model/mailAddress';

/** List and mail are one page: the list stays mounted when the user goes from mail to mail. */
export const mailboxRoutes: RouteObject[] = [
  {
    path: mailboxRoutePaths.root,
    handle: { help: (query: URLSearchParams) => `communication/${query.has('search') ? 'find-a-mail' : 'sort-your-mail'}` },
    // The screen retries a failed load.
    loader: protectedLoader((client, { params, request }) => {
      const scope = readMailScope(params);
      const list = readMailList(scope, params['page'], new URL(request.url).searchParams);
      const { mailId } = params;
      const queries = [
        ...(scope ? [mailsQuery(list)] : []),
        ...(mailId ? [conversationQuery(migrateMailId(mailId))] : []),
        mailFoldersQuery(),
        mailLabelsQuery(),
        mailSettingsQuery(),
      ];
      for (const query of queries) {
        client.query({ ...(query as ReturnType<typeof mailFoldersQuery>), staleTime: 'static' }).catch(() => undefined);
      }
    }),
    lazy: lazyScreen('mailbox', () => import('./screens/MailboxScreen/MailboxScreen').then((module) => module.MailboxScreen)),
  },
];
