import { pressTwice, type DoubleSubmit } from './doubleSubmit';

const list = '/apps/ecommerce/inventory';

export const doubleSubmits: readonly DoubleSubmit[] = [
  {
    walks: ['createProduct'],
    path: list,
    async fill(page) {
      await page.getByRole('button', { name: 'Add product' }).click();
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Product made twice');
      await page.getByRole('textbox', { name: 'SKU', exact: true }).fill('TW-IC-0001');
    },
    ask: pressTwice('Save product'),
    look: async (page) => void (await page.goto(`${list}?search=product+made+twice`)),
    made: (page) => page.getByRole('button', { name: 'Details of Product made twice' }),
  },
  {
    walks: ['createTag'],
    path: `${list}?product=42`,
    fill: (page) => page.getByRole('textbox', { name: 'Find or make a tag' }).fill('Tag made twice'),
    ask: pressTwice('Create “Tag made twice”'),
    made: (page) => page.getByRole('checkbox', { name: 'Tag made twice' }),
  },
];
