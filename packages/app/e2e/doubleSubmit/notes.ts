import { enterTwice, pressTwice, type DoubleSubmit } from './doubleSubmit';

const list = '/apps/notes';

export const doubleSubmits: readonly DoubleSubmit[] = [
  {
    walks: ['noteCalls', 'useNoteWrites'],
    path: list,
    fill: (page) => page.getByRole('button', { name: 'Actions of Bike courier' }).click(),
    ask: (page) => page.getByRole('menuitem', { name: 'Duplicate' }).dblclick(),
    made: (page) => page.getByRole('link', { name: 'Bike courier (copy)', exact: true }),
  },
  {
    walks: ['useChecklist'],
    path: `${list}?note=note-4`,
    fill: (page) => page.getByRole('textbox', { name: 'Add an item' }).fill('Item made twice'),
    ask: enterTwice,
    made: (page) => page.getByRole('checkbox', { name: 'Item made twice' }),
  },
  {
    walks: ['noteLabelCalls'],
    path: `${list}?show=labels`,
    fill: (page) => page.getByRole('textbox', { name: 'Find or make a label' }).fill('Label made twice'),
    ask: pressTwice('Create “Label made twice”'),
    made: (page) => page.getByRole('dialog').getByText('Label made twice', { exact: true }),
  },
];
