import { pressTwice, type DoubleSubmit } from './doubleSubmit';

export const doubleSubmits: readonly DoubleSubmit[] = [
  {
    covers: ['fileCalls', 'NewFolderDialog'],
    path: '/apps/file-manager?show=new-folder',
    fill: (page) => page.getByRole('textbox', { name: 'Name' }).fill('Made twice'),
    submitTwice: pressTwice('Make folder'),
    result: (page) => page.getByRole('list', { name: 'Folders' }).getByRole('link', { name: /^Made twice/ }),
  },
];
