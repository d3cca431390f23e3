import { pressTwice, type DoubleSubmit } from './doubleSubmit';

const list = '/apps/ecommerce/inventory';

export const doubleSubmits: readonly DoubleSubmit[] = [
  {
    covers: ['createProduct'],
    path: list,
    async fill(page) {
      await page.getByRole('button', { name: 'Add product' }).click();
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Product made twice');
      await page.getByRole('textbox', { name: 'SKU', exact: true }).fill('TW-IC-0001');
    },
    submitTwice: pressTwice('Save product'),
    openResult: async (page) => void (await page.goto(`${list}?search=product+made+twice`)),
    result: (page) => page.getByRole('button', { name: 'Details of Product made twice' }),
  },
  {
    covers: ['createTag'],
    path: `${list}?product=42`,
    fill: (page) => page.getByRole('textbox', { name: 'Find or make a tag' }).fill('Tag made twice'),
    submitTwice: pressTwice('Create “Tag made twice”'),
    result: (page) => page.getByRole('checkbox', { name: 'Tag made twice' }),
  },
];
