import type { Page } from '@playwright/test';
import { openPanel } from '../support/app';
import { enterTwice, pressTwice, type DoubleSubmit } from './doubleSubmit';

const path = '/pages/coming-soon';
/** A person without messages so far. */
const STRANGER = 'Hana Ito';
const panel = (page: Page) => page.getByRole('dialog');
const openChat = async (page: Page) => {
  await openPanel(page, 'Quick chat');
  await panel(page)
    .getByRole('button', { name: /^Marcus Ode/ })
    .click();
};

export const doubleSubmits: readonly DoubleSubmit[] = [
  {
    walks: ['chatCalls', 'useConversation'],
    path,
    async fill(page) {
      await openChat(page);
      await page.getByRole('textbox', { name: 'Message' }).fill('Said twice');
    },
    ask: enterTwice,
    look: openChat,
    made: (page) => panel(page).getByText('Said twice', { exact: true }),
  },
  {
    walks: ['chatCalls', 'useStartChat'],
    path,
    async fill(page) {
      await openPanel(page, 'Quick chat');
      await page.getByRole('button', { name: 'New chat' }).click();
      await page.getByRole('searchbox', { name: 'Find a person' }).fill(STRANGER);
    },
    ask: (page) => panel(page).getByRole('button', { name: STRANGER }).dblclick(),
    look: (page) => openPanel(page, 'Quick chat'),
    made: (page) => panel(page).getByRole('button', { name: new RegExp(`^${STRANGER}`) }),
  },
  {
    walks: ['createShortcut', 'useShortcutActions'],
    path,
    async fill(page) {
      await openPanel(page, 'Shortcuts');
      await page.getByRole('button', { name: 'Add shortcut' }).click();
      await page.getByRole('textbox', { name: 'Name' }).fill('Shortcut made twice');
      await page.getByRole('textbox', { name: 'Link' }).fill('/apps/scrumboard');
    },
    ask: pressTwice('Add'),
    look: (page) => openPanel(page, 'Shortcuts'),
    made: (page) => panel(page).getByRole('link', { name: /^Shortcut made twice/ }),
  },
];
