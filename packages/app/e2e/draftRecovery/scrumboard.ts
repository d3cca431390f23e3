import { type DraftRecovery, press, textbox } from './draftRecovery';

const board = '/apps/scrumboard/board-1';
const card = `${board}/card/board-1-list-1-card-1`;

export const draftRecovery: readonly DraftRecovery[] = [
  {
    kind: 'board',
    path: '/apps/scrumboard',
    open: press('New board'),
    staysClosed: true,
    field: textbox('Name'),
    text: 'Half a boa',
  },
  { kind: 'quick-list', path: board, open: press('Add another list'), field: textbox('Name of the new list'), text: 'Half a li' },
  {
    kind: 'quick-card',
    path: board,
    open: async (page) =>
      page
        .getByRole('button', { name: /^Add (a|another) card$/ })
        .first()
        .click(),
    field: (page) => page.getByRole('textbox', { name: /^Title of the new card/ }).first(),
    text: 'Half a ca',
  },
  { kind: 'list-title', path: board, open: press('To do'), field: textbox('Name of the list'), text: 'To do, ha' },
  { kind: 'card', path: card, field: textbox('Title'), text: 'Half a title' },
  { kind: 'step', path: card, field: textbox('Add a step'), text: 'Half a st' },
  {
    kind: 'step-title',
    path: card,
    open: async (page) =>
      page
        .getByRole('button', { name: /^Edit step/ })
        .first()
        .click(),
    field: textbox('Step'),
    text: 'Half of it',
  },
  {
    kind: 'label',
    path: card,
    open: press('Edit label Urgent'),
    staysClosed: true,
    field: (page) => page.getByRole('group', { name: 'Edit label Urgent' }).getByRole('textbox', { name: 'Title' }),
    text: 'Half urg',
  },
  { kind: 'about-board', path: `${board}/settings`, field: textbox('Name'), text: 'Half a name' },
  {
    kind: 'limit',
    path: `${board}/settings`,
    field: (page) => page.getByRole('spinbutton', { name: /^Limit of/ }).first(),
    text: '7',
  },
];
