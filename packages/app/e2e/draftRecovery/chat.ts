import { type DraftRecovery, textbox } from './draftRecovery';

export const draftRecovery: readonly DraftRecovery[] = [
  { kind: 'chat-group', path: '/apps/chat?show=group', field: textbox('Name'), text: 'Half a gro' },
  { kind: 'chat-profile', path: '/apps/chat?show=profile', field: textbox('About'), text: 'Half a wor' },
];
