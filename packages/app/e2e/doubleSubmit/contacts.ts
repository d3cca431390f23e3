import { pressTwice, type DoubleSubmit } from './doubleSubmit';

const list = '/apps/contacts';

export const doubleSubmits: readonly DoubleSubmit[] = [
  {
    covers: ['contactCalls', 'useContactWrites'],
    path: list,
    fill: (page) => page.getByRole('list', { name: 'All contacts' }).waitFor(),
    submitTwice: pressTwice('Add contact'),
    openResult: async (page) => void (await page.goto(`${list}?search=new+contact`)),
    result: (page) => page.getByRole('list', { name: 'All contacts' }).getByRole('link', { name: /New Contact/ }),
  },
  {
    covers: ['contactTagCalls'],
    path: `${list}?show=tags`,
    fill: (page) => page.getByRole('textbox', { name: 'Find or make a tag' }).fill('Tag made twice'),
    submitTwice: pressTwice('Create “Tag made twice”'),
    result: (page) => page.getByRole('dialog').getByText('Tag made twice', { exact: true }),
  },
];
