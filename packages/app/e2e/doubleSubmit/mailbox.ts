import type { Page } from '@playwright/test';
import { expect } from '../support/test';
import { pressTwice, type DoubleSubmit } from './doubleSubmit';

const sent = (page: Page) => page.getByRole('list', { name: 'Mails' }).getByRole('link', { name: /Mail sent twice/ });

export const doubleSubmits: readonly DoubleSubmit[] = [
  {
    covers: ['mailLabelCalls', 'LabelsDialog'],
    path: '/apps/mailbox/inbox/1?show=labels',
    fill: (page) => page.getByRole('textbox', { name: 'Find or make a label' }).fill('Label made twice'),
    submitTwice: pressTwice('Create “Label made twice”'),
    result: (page) => page.getByRole('dialog').getByText('Label made twice', { exact: true }),
  },
  {
    covers: ['composeCalls'],
    path: '/apps/mailbox/inbox/1',
    fill: async (page) => {
      await page.getByRole('button', { name: 'Compose', exact: true }).click();
      await page.getByRole('combobox', { name: 'To', exact: true }).fill('twice@example.com');
      await page.getByRole('textbox', { name: 'Subject', exact: true }).fill('Mail sent twice');
      await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Once is enough.');
    },
    submitTwice: pressTwice('Send'),
    // The server holds the mail as long as sending can be undone (decision 064).
    openResult: (page) =>
      expect(async () => {
        await page.goto('/apps/mailbox/sent/1');
        await sent(page).first().waitFor({ timeout: 2000 });
      }).toPass(),
    result: (page) => sent(page),
  },
];
