import type { Page } from '@playwright/test';
import { type DraftRecovery, press, textbox } from './draftRecovery';

const path = '/pages/profile';
const pressReply = (page: Page) => page.getByRole('button', { name: /^Reply\W.*Marcus Ode/ }).click();

export const draftRecovery: readonly DraftRecovery[] = [
  { kind: 'post', path, field: textbox('Write a post'), text: 'Half a post' },
  { kind: 'comment', path, field: (page) => textbox('Write a comment')(page).first(), text: 'Half a comment' },
  { kind: 'reply', path, open: pressReply, field: textbox('Write a reply'), text: 'Half a reply' },
  {
    kind: 'about',
    path: `${path}?tab=about`,
    field: textbox('About you'),
    restoreDraft: press('Bring them back'),
    text: 'Half a life',
  },
];
