import type { MailScope } from './model/mailScope';

const root = '/apps/mailbox';

/** Addresses of the mailbox: scope, page, and the open mail. Search and overlays are in the query. */
export const mailboxPaths = {
  root,
  list: ({ kind, slug }: MailScope, page = 1, mailId: string | null = null): string => {
    const scope = kind === 'folder' ? slug : `${kind}/${encodeURIComponent(slug)}`;
    return [root, scope, String(page), ...(mailId === null ? [] : [encodeURIComponent(mailId)])].join('/');
  },
} as const;

/** The same addresses as route patterns: all of them are one page, which stays mounted when the user goes from mail to mail. */
export const mailboxRoutePaths = {
  root,
  parts: [`${root}/:folder/:page?/:mailId?`, `${root}/filter/:filter/:page?/:mailId?`, `${root}/label/:label/:page?/:mailId?`],
} as const;
