import { enterTwice, pressTwice, type DoubleSubmit } from './doubleSubmit';

const list = '/apps/tasks';

export const doubleSubmits: readonly DoubleSubmit[] = [
  {
    walks: ['taskCalls', 'useTaskWrites'],
    path: list,
    fill: (page) => page.getByRole('link', { name: /wrapping paper/ }).waitFor(),
    ask: pressTwice('Add task'),
    made: (page) => page.getByRole('list', { name: 'Tasks' }).getByRole('link', { name: 'Untitled task' }),
  },
  {
    walks: ['taskCalls', 'useQuickAdd'],
    path: list,
    fill: (page) => page.getByRole('textbox', { name: 'New task in one line' }).fill('Made by Enter tomorrow p1'),
    ask: enterTwice,
    made: (page) => page.getByRole('list', { name: 'Tasks' }).getByRole('link', { name: /Made by Enter/ }),
  },
  {
    walks: ['taskTagCalls'],
    path: `${list}?show=tags`,
    fill: (page) => page.getByRole('textbox', { name: 'Find or make a tag' }).fill('Tag made twice'),
    ask: pressTwice('Create “Tag made twice”'),
    made: (page) => page.getByRole('dialog').getByText('Tag made twice', { exact: true }),
  },
];
