import { type HalfTyped, textbox } from './halfTyped';

export const halfTyped: readonly HalfTyped[] = [
  { kind: 'course-note', path: '/apps/academy/find-a-product/1', field: textbox('Your note'), text: 'Ask Selin' },
];
