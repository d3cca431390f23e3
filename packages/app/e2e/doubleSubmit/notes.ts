import { enterTwice, pressTwice, type DoubleSubmit } from './doubleSubmit';

const list = '/apps/notes';

export const doubleSubmits: readonly DoubleSubmit[] = [
  {
    covers: ['noteCalls', 'useNoteWrites'],
    path: list,
    fill: (page) => page.getByRole('button', { name: 'Actions of Bike courier' }).click(),
    submitTwice: (page) => page.getByRole('menuitem', { name: 'Duplicate' }).dblclick(),
    result: (page) => page.getByRole('link', { name: 'Bike courier (copy)', exact: true }),
  },
  {
    covers: ['useChecklist'],
    path: `${list}?note=note-4`,
    fill: (page) => page.getByRole('textbox', { name: 'Add an item' }).fill('Item made twice'),
    submitTwice: enterTwice,
    result: (page) => page.getByRole('checkbox', { name: 'Item made twice' }),
  },
  {
    covers: ['noteLabelCalls'],
    path: `${list}?show=labels`,
    fill: (page) => page.getByRole('textbox', { name: 'Find or make a label' }).fill('Label made twice'),
    submitTwice: pressTwice('Create “Label made twice”'),
    result: (page) => page.getByRole('dialog').getByText('Label made twice', { exact: true }),
  },
];
