import { pressTwice, type DoubleSubmit } from './doubleSubmit';

export const doubleSubmits: readonly DoubleSubmit[] = [
  {
    walks: ['fileCalls', 'NewFolderDialog'],
    path: '/apps/file-manager?show=new-folder',
    fill: (page) => page.getByRole('textbox', { name: 'Name' }).fill('Made twice'),
    ask: pressTwice('Make folder'),
    made: (page) => page.getByRole('list', { name: 'Folders' }).getByRole('link', { name: /^Made twice/ }),
  },
];
