import { type DraftRecovery, textbox } from './draftRecovery';

export const draftRecovery: readonly DraftRecovery[] = [
  { kind: 'movement', path: '/apps/ecommerce/transactions?show=record', field: textbox('Note'), text: 'Half a no' },
];
