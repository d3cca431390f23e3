import { type DraftRecovery, press, textbox } from './draftRecovery';

export const draftRecovery: readonly DraftRecovery[] = [
  { kind: 'support', path: '/apps/help-center/support', field: textbox('Message'), text: 'Half a req' },
  {
    kind: 'guide-feedback',
    path: '/apps/help-center/guides/stock/scan',
    open: press('No, not helpful'),
    field: textbox('What was missing, or wrong?'),
    text: 'Half a rea',
  },
];
