import { type DraftRecovery, textbox } from './draftRecovery';

export const draftRecovery: readonly DraftRecovery[] = [
  { kind: 'course-note', path: '/apps/academy/find-a-product/1', field: textbox('Your note'), text: 'Ask Selin' },
];
