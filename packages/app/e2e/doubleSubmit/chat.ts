import type { Page } from '@playwright/test';
import { enterTwice, pressTwice, type DoubleSubmit } from './doubleSubmit';

const path = '/apps/chat/chat-3';
const log = (page: Page) => page.getByRole('log', { name: 'Messages' });

export const doubleSubmits: readonly DoubleSubmit[] = [
  {
    covers: ['chatCalls', 'useConversation'],
    path,
    fill: (page) => page.getByRole('textbox', { name: 'Message' }).fill('Said twice on the page'),
    submitTwice: enterTwice,
    result: (page) => log(page).getByText('Said twice on the page', { exact: true }),
  },
  {
    covers: ['chatCalls', 'useSaveGroup'],
    path: '/apps/chat?show=group',
    async fill(page) {
      await page.getByRole('textbox', { name: /^Name/ }).fill('Made twice');
      await page.getByRole('checkbox', { name: 'Marcus Ode' }).check();
    },
    submitTwice: pressTwice('Create'),
    result: (page) => page.getByRole('list', { name: 'Chats' }).getByRole('link', { name: /^Made twice/ }),
  },
  {
    covers: ['ForwardDialog'],
    path,
    async fill(page) {
      await page.getByRole('textbox', { name: 'Message' }).fill('Sent on twice');
      await page.keyboard.press('Enter');
      const message = log(page).locator('[data-message]').filter({ hasText: 'Sent on twice' });
      await message.hover();
      await message.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Forward' }).click();
      await page.getByRole('dialog').getByRole('checkbox', { name: 'Marcus Ode' }).check();
    },
    submitTwice: (page) => page.getByRole('dialog').getByRole('button', { name: 'Forward', exact: true }).dblclick(),
    openResult: async (page) => {
      await page
        .getByRole('list', { name: 'Chats' })
        .getByRole('link', { name: /^Marcus Ode/ })
        .click();
    },
    result: (page) => log(page).getByText('Sent on twice', { exact: true }),
  },
];
