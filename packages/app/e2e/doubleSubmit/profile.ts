import { pressTwice, type DoubleSubmit } from './doubleSubmit';

const path = '/pages/profile';

export const doubleSubmits: readonly DoubleSubmit[] = [
  {
    covers: ['profileCalls', 'WriteForm'],
    path,
    fill: (page) => page.getByRole('textbox', { name: 'Write a post' }).fill('Posted twice'),
    submitTwice: pressTwice('Post'),
    result: (page) => page.getByRole('list', { name: 'Posts' }).getByText('Posted twice', { exact: true }),
  },
  {
    covers: ['profileCalls', 'WriteForm'],
    path,
    fill: (page) => page.getByRole('textbox', { name: 'Write a comment' }).first().fill('Said twice'),
    submitTwice: pressTwice('Comment'),
    result: (page) => page.getByRole('list', { name: 'Posts' }).getByText('Said twice', { exact: true }),
  },
  {
    covers: ['profileCalls', 'WriteForm'],
    path,
    fill: async (page) => {
      await page.getByRole('button', { name: /^Reply\W.*Marcus Ode/ }).click();
      await page.getByRole('textbox', { name: 'Write a reply' }).fill('Answered twice');
    },
    submitTwice: pressTwice('Reply'),
    openResult: (page) => page.getByRole('button', { name: /^\d repl\w+\W.*Marcus Ode/ }).click(),
    result: (page) => page.getByRole('list', { name: 'Replies' }).getByText('Answered twice', { exact: true }),
  },
];
