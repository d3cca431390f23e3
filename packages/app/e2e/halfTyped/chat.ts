import { type HalfTyped, textbox } from './halfTyped';

export const halfTyped: readonly HalfTyped[] = [
  { kind: 'chat-group', path: '/apps/chat?show=group', field: textbox('Name'), text: 'Half a gro' },
  { kind: 'chat-profile', path: '/apps/chat?show=profile', field: textbox('About'), text: 'Half a wor' },
];
