import { enterTwice, pressTwice, type DoubleSubmit } from './doubleSubmit';

const boards = '/apps/scrumboard';
const board = `${boards}/board-1`;
const card = `${board}/card/board-1-list-1-card-1`;

export const doubleSubmits: readonly DoubleSubmit[] = [
  {
    walks: ['createBoard', 'BoardDialog'],
    path: boards,
    async fill(page) {
      await page.getByRole('button', { name: 'New board' }).first().click();
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Made by a press');
    },
    ask: pressTwice('Create board'),
    made: (page) => page.getByRole('link', { name: 'Made by a press', exact: true }),
  },
  {
    walks: ['createBoard', 'BoardDialog'],
    path: boards,
    async fill(page) {
      await page.getByRole('button', { name: 'New board' }).first().click();
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Made by Enter');
    },
    ask: enterTwice,
    made: (page) => page.getByRole('link', { name: 'Made by Enter', exact: true }),
  },
  {
    walks: ['createBoard', 'useBoardsWrites'],
    path: boards,
    fill: (page) => page.getByRole('button', { name: 'Actions of Spring launch' }).click(),
    ask: (page) => page.getByRole('menuitem', { name: 'Duplicate' }).dblclick(),
    made: (page) => page.getByRole('link', { name: 'Spring launch (copy)', exact: true }),
  },
  {
    walks: ['createList', 'QuickAdd'],
    path: board,
    async fill(page) {
      await page.getByRole('button', { name: 'Add another list' }).click();
      await page.getByRole('textbox', { name: 'Name of the new list' }).fill('List made twice');
    },
    ask: enterTwice,
    made: (page) => page.getByRole('region', { name: 'List made twice' }),
  },
  {
    walks: ['createCard', 'QuickAdd'],
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
    ask: pressTwice('Add'),
    made: (page) => page.getByRole('link', { name: 'Card made twice', exact: true }),
  },
  {
    walks: ['createCard', 'CardEditor'],
    path: card,
    fill: (page) => page.getByRole('textbox', { name: 'Title' }).waitFor(),
    ask: pressTwice('Copy'),
    look: async (page) => void (await page.goto(board)),
    made: (page) => page.getByRole('link', { name: 'Print the price labels', exact: true }),
    count: 2,
  },
  {
    walks: ['createLabel', 'CardEditor'],
    path: card,
    fill: (page) => page.getByRole('textbox', { name: 'Find or add a label' }).fill('Label made twice'),
    ask: pressTwice('Add “Label made twice”'),
    made: (page) => page.getByRole('checkbox', { name: 'Label made twice' }),
  },
  {
    walks: ['createLabel', 'BoardSettings'],
    path: `${board}/settings`,
    fill: (page) => page.getByRole('textbox', { name: 'Find or add a label' }).fill('Label of the settings'),
    ask: enterTwice,
    made: (page) => page.getByRole('button', { name: 'Edit label Label of the settings' }),
  },
  {
    // The checklist is shared between areas: the test covers only files of the areas themselves.
    walks: [],
    path: card,
    fill: (page) => page.getByRole('textbox', { name: 'Add a step' }).fill('Step made twice'),
    ask: enterTwice,
    made: (page) => page.getByRole('checkbox', { name: 'Step made twice' }),
  },
];
