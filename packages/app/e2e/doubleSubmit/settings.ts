import { pressTwice, type DoubleSubmit } from './doubleSubmit';

const path = '/pages/settings/team';
const email = 'asked.twice@example.com';

export const doubleSubmits: readonly DoubleSubmit[] = [
  {
    covers: ['teamCalls', 'InviteForm'],
    path,
    fill: (page) => page.getByRole('textbox', { name: 'Email address' }).fill(email),
    submitTwice: pressTwice('Invite'),
    result: (page) => page.getByRole('list', { name: 'Team' }).getByRole('button', { name: `More for ${email}` }),
  },
];
