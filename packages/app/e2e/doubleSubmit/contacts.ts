import { pressTwice, type DoubleSubmit } from './doubleSubmit';

const list = '/apps/contacts';

export const doubleSubmits: readonly DoubleSubmit[] = [
  {
    walks: ['contactCalls', 'useContactWrites'],
    path: list,
    fill: (page) => page.getByRole('list', { name: 'All contacts' }).waitFor(),
    ask: pressTwice('Add contact'),
    look: async (page) => void (await page.goto(`${list}?search=new+contact`)),
    made: (page) => page.getByRole('list', { name: 'All contacts' }).getByRole('link', { name: /New Contact/ }),
  },
  {
    walks: ['contactTagCalls'],
    path: `${list}?show=tags`,
    fill: (page) => page.getByRole('textbox', { name: 'Find or make a tag' }).fill('Tag made twice'),
    ask: pressTwice('Create “Tag made twice”'),
    made: (page) => page.getByRole('dialog').getByText('Tag made twice', { exact: true }),
  },
];
