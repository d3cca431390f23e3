import { type DraftRecovery, press, textbox } from './draftRecovery';

const list = '/apps/ecommerce/inventory';

export const draftRecovery: readonly DraftRecovery[] = [
  {
    kind: 'product',
    path: `${list}?product=42`,
    field: textbox('Name'),
    restoreDraft: press('Bring them back'),
    text: 'Half a tote',
  },
  {
    kind: 'stockWhy',
    path: `${list}?product=41`,
    open: async (page) => page.getByRole('spinbutton', { name: 'Stock', exact: true }).fill('99'),
    field: textbox('Note'),
    restoreDraft: press('Bring them back'),
    text: 'Half a reason',
  },
  {
    kind: 'inline',
    path: `${list}?search=breakwater`,
    open: async (page) =>
      page
        .getByRole('button', { name: /change the stock of/ })
        .first()
        .click(),
    field: (page) => page.getByLabel(/^New stock of/),
    text: '4',
  },
  {
    kind: 'view-name',
    path: `${list}?level=low&dialog=save-view`,
    field: textbox('Name'),
    text: 'Half a view',
  },
];
