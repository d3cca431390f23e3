import { type HalfTyped, textbox } from './halfTyped';

export const halfTyped: readonly HalfTyped[] = [
  { kind: 'movement', path: '/apps/ecommerce/transactions?show=record', field: textbox('Note'), text: 'Half a no' },
];
