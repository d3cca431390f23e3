import { type DraftRecovery, press, textbox } from './draftRecovery';

export const draftRecovery: readonly DraftRecovery[] = [
  {
    kind: 'settings',
    path: '/pages/settings/account',
    field: textbox('Company'),
    restoreDraft: press('Bring them back'),
    text: 'Half a company',
  },
  { kind: 'invitation', path: '/pages/settings/team', field: textbox('Email address'), text: 'half@exam' },
];
