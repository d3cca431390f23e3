import { draftSubject } from '../../../shared/drafts/draftSubject';

/** What a mail that is being written is kept by. */
export const composeSubject = (id: string) => draftSubject('mail', id);
