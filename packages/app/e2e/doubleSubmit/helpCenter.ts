import { pressTwice, type DoubleSubmit } from './doubleSubmit';

export const doubleSubmits: readonly DoubleSubmit[] = [
  {
    covers: ['helpCalls', 'useSupport'],
    path: '/apps/help-center/support',
    fill: async (page) => {
      await page.getByRole('textbox', { name: 'Subject', exact: true }).fill('Asked for twice');
      await page.getByRole('textbox', { name: 'Message', exact: true }).fill('And made once');
    },
    submitTwice: pressTwice('Submit'),
    result: (page) => page.getByRole('region', { name: 'My requests' }).locator('summary').filter({ hasText: 'Asked for twice' }),
  },
];
