import { type HalfTyped, press, textbox } from './halfTyped';

export const halfTyped: readonly HalfTyped[] = [
  {
    kind: 'contact',
    path: '/apps/contacts/contact-3?edit=yes',
    field: textbox('Name'),
    takeBack: press('Bring them back'),
    text: 'Half a name',
  },
];
