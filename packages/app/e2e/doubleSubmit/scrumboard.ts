import { enterTwice, pressTwice, type DoubleSubmit } from './doubleSubmit';

const boards = '/apps/scrumboard';
const board = `${boards}/board-1`;
const card = `${board}/card/board-1-list-1-card-1`;

export const doubleSubmits: readonly DoubleSubmit[] = [
  {
    covers: ['createBoard', 'BoardDialog'],
    path: boards,
    async fill(page) {
      await page.getByRole('button', { name: 'New board' }).first().click();
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Made by a press');
    },
    submitTwice: pressTwice('Create board'),
    result: (page) => page.getByRole('link', { name: 'Made by a press', exact: true }),
  },
  {
    covers: ['createBoard', 'BoardDialog'],
    path: boards,
    async fill(page) {
      await page.getByRole('button', { name: 'New board' }).first().click();
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Made by Enter');
    },
    submitTwice: enterTwice,
    result: (page) => page.getByRole('link', { name: 'Made by Enter', exact: true }),
  },
  {
    covers: ['createBoard', 'useBoardsWrites'],
    path: boards,
    fill: (page) => page.getByRole('button', { name: 'Actions of Spring launch' }).click(),
    submitTwice: (page) => page.getByRole('menuitem', { name: 'Duplicate' }).dblclick(),
    result: (page) => page.getByRole('link', { name: 'Spring launch (copy)', exact: true }),
  },
  {
    covers: ['createList', 'QuickAdd'],
    path: board,
    async fill(page) {
      await page.getByRole('button', { name: 'Add another list' }).click();
      await page.getByRole('textbox', { name: 'Name of the new list' }).fill('List made twice');
    },
    submitTwice: enterTwice,
    result: (page) => page.getByRole('region', { name: 'List made twice' }),
  },
  {
    covers: ['createCard', 'QuickAdd'],
    path: board,
    async fill(page) {
      await page
        .getByRole('button', { name: /^Add (a|another) card$/ })
        .first()
        .click();
      await page
        .getByRole('textbox', { name: /^Title of the new card/ })
        .first()
        .fill('Card made twice');
    },
    submitTwice: pressTwice('Add'),
    result: (page) => page.getByRole('link', { name: 'Card made twice', exact: true }),
  },
  {
    covers: ['createCard', 'CardEditor'],
    path: card,
    fill: (page) => page.getByRole('textbox', { name: 'Title' }).waitFor(),
    submitTwice: pressTwice('Copy'),
    openResult: async (page) => void (await page.goto(board)),
    result: (page) => page.getByRole('link', { name: 'Print the price labels', exact: true }),
    count: 2,
  },
  {
    covers: ['createLabel', 'CardEditor'],
    path: card,
    fill: (page) => page.getByRole('textbox', { name: 'Find or add a label' }).fill('Label made twice'),
    submitTwice: pressTwice('Add “Label made twice”'),
    result: (page) => page.getByRole('checkbox', { name: 'Label made twice' }),
  },
  {
    covers: ['createLabel', 'BoardSettings'],
    path: `${board}/settings`,
    fill: (page) => page.getByRole('textbox', { name: 'Find or add a label' }).fill('Label of the settings'),
    submitTwice: enterTwice,
    result: (page) => page.getByRole('button', { name: 'Edit label Label of the settings' }),
  },
  {
    // The checklist is shared between areas: the test covers only files of the areas themselves.
    covers: [],
    path: card,
    fill: (page) => page.getByRole('textbox', { name: 'Add a step' }).fill('Step made twice'),
    submitTwice: enterTwice,
    result: (page) => page.getByRole('checkbox', { name: 'Step made twice' }),
  },
];
