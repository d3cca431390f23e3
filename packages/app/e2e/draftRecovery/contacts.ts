import { type DraftRecovery, press, textbox } from './draftRecovery';

export const draftRecovery: readonly DraftRecovery[] = [
  {
    kind: 'contact',
    path: '/apps/contacts/contact-3?edit=yes',
    field: textbox('Name'),
    restoreDraft: press('Bring them back'),
    text: 'Half a name',
  },
];
