import { type DraftRecovery, press, textbox } from './draftRecovery';

export const draftRecovery: readonly DraftRecovery[] = [
  {
    kind: 'store',
    path: '/apps/ecommerce/store?edit=yes',
    field: textbox('Sunday'),
    restoreDraft: press('Bring them back'),
    text: '11–15',
  },
];
