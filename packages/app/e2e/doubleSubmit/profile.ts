import { pressTwice, type DoubleSubmit } from './doubleSubmit';

const path = '/pages/profile';

export const doubleSubmits: readonly DoubleSubmit[] = [
  {
    walks: ['profileCalls', 'WriteForm'],
    path,
    fill: (page) => page.getByRole('textbox', { name: 'Write a post' }).fill('Posted twice'),
    ask: pressTwice('Post'),
    made: (page) => page.getByRole('list', { name: 'Posts' }).getByText('Posted twice', { exact: true }),
  },
  {
    walks: ['profileCalls', 'WriteForm'],
    path,
    fill: (page) => page.getByRole('textbox', { name: 'Write a comment' }).first().fill('Said twice'),
    ask: pressTwice('Comment'),
    made: (page) => page.getByRole('list', { name: 'Posts' }).getByText('Said twice', { exact: true }),
  },
  {
    walks: ['profileCalls', 'WriteForm'],
    path,
    fill: async (page) => {
      await page.getByRole('button', { name: /^Reply\W.*Marcus Ode/ }).click();
      await page.getByRole('textbox', { name: 'Write a reply' }).fill('Answered twice');
    },
    ask: pressTwice('Reply'),
    look: (page) => page.getByRole('button', { name: /^\d repl\w+\W.*Marcus Ode/ }).click(),
    made: (page) => page.getByRole('list', { name: 'Replies' }).getByText('Answered twice', { exact: true }),
  },
];
