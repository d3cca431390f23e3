import { draftSubject } from '../../../shared/drafts/draftSubject';

/** Subject of the draft of a mail. */
export const composeSubject = (id: string) => draftSubject('mail', id);
