import { type HalfTyped, press, textbox } from './halfTyped';

export const halfTyped: readonly HalfTyped[] = [
  {
    kind: 'store',
    path: '/apps/ecommerce/store?edit=yes',
    field: textbox('Sunday'),
    takeBack: press('Bring them back'),
    text: '11–15',
  },
];
