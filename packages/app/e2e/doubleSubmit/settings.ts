import { pressTwice, type DoubleSubmit } from './doubleSubmit';

const path = '/pages/settings/team';
const email = 'asked.twice@example.com';

export const doubleSubmits: readonly DoubleSubmit[] = [
  {
    walks: ['teamCalls', 'InviteForm'],
    path,
    fill: (page) => page.getByRole('textbox', { name: 'Email address' }).fill(email),
    ask: pressTwice('Invite'),
    made: (page) => page.getByRole('list', { name: 'Team' }).getByRole('button', { name: `More for ${email}` }),
  },
];
