import { draftSubject } from '#shared/drafts/draftSubject';

/** Storage subject of a mail's draft. */
export const composeSubject = (id: string) => draftSubject('mail', id);
