import { enterTwice, pressTwice, type DoubleSubmit } from './doubleSubmit';

const list = '/apps/tasks';

export const doubleSubmits: readonly DoubleSubmit[] = [
  {
    covers: ['taskCalls', 'useTaskWrites'],
    path: list,
    fill: (page) => page.getByRole('link', { name: /wrapping paper/ }).waitFor(),
    submitTwice: pressTwice('Add task'),
    result: (page) => page.getByRole('list', { name: 'Tasks' }).getByRole('link', { name: 'Untitled task' }),
  },
  {
    covers: ['taskCalls', 'useQuickAdd'],
    path: list,
    fill: (page) => page.getByRole('textbox', { name: 'New task in one line' }).fill('Made by Enter tomorrow p1'),
    submitTwice: enterTwice,
    result: (page) => page.getByRole('list', { name: 'Tasks' }).getByRole('link', { name: /Made by Enter/ }),
  },
  {
    covers: ['taskTagCalls'],
    path: `${list}?show=tags`,
    fill: (page) => page.getByRole('textbox', { name: 'Find or make a tag' }).fill('Tag made twice'),
    submitTwice: pressTwice('Create “Tag made twice”'),
    result: (page) => page.getByRole('dialog').getByText('Tag made twice', { exact: true }),
  },
];
