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
    covers: ['chatCalls', 'useConversation'],
    path,
    async fill(page) {
      await openChat(page);
      await page.getByRole('textbox', { name: 'Message' }).fill('Said twice');
    },
    submitTwice: enterTwice,
    openResult: openChat,
    result: (page) => panel(page).getByText('Said twice', { exact: true }),
  },
  {
    covers: ['chatCalls', 'useStartChat'],
    path,
    async fill(page) {
      await openPanel(page, 'Quick chat');
      await page.getByRole('button', { name: 'New chat' }).click();
      await page.getByRole('searchbox', { name: 'Find a person' }).fill(STRANGER);
    },
    submitTwice: (page) => panel(page).getByRole('button', { name: STRANGER }).dblclick(),
    openResult: (page) => openPanel(page, 'Quick chat'),
    result: (page) => panel(page).getByRole('button', { name: new RegExp(`^${STRANGER}`) }),
  },
  {
    covers: ['createShortcut', 'useShortcutActions'],
    path,
    async fill(page) {
      await openPanel(page, 'Shortcuts');
      await page.getByRole('button', { name: 'Add shortcut' }).click();
      await page.getByRole('textbox', { name: 'Name' }).fill('Shortcut made twice');
      await page.getByRole('textbox', { name: 'Link' }).fill('/apps/scrumboard');
    },
    submitTwice: pressTwice('Add'),
    openResult: (page) => openPanel(page, 'Shortcuts'),
    result: (page) => panel(page).getByRole('link', { name: /^Shortcut made twice/ }),
  },
];
