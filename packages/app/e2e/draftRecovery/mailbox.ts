import { type DraftRecovery, press, textbox } from './draftRecovery';

export const draftRecovery: readonly DraftRecovery[] = [
  {
    kind: 'mail',
    path: '/apps/mailbox/inbox/1',
    open: press('Compose'),
    // It reopens by itself, in its corner.
    staysClosed: press('Open again'),
    field: textbox('Subject'),
    text: 'Half a subject',
  },
  { kind: 'signature', path: '/apps/mailbox/inbox/1?show=settings', field: textbox('Signature'), text: 'Half a na' },
];
