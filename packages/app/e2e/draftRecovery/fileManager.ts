import { type DraftRecovery, press, textbox } from './draftRecovery';

export const draftRecovery: readonly DraftRecovery[] = [
  {
    kind: 'file-folder',
    path: '/apps/file-manager?show=new-folder',
    field: textbox('Name'),
    text: 'Half a folder',
  },
  {
    kind: 'file-name',
    path: '/apps/file-manager?details=file-welcome',
    open: press('Rename'),
    staysClosed: true,
    field: textbox('Name'),
    text: 'Half a name.pdf',
  },
  {
    kind: 'file-description',
    path: '/apps/file-manager?details=file-welcome',
    open: press('Add a description'),
    // This editor saves automatically: the text is in the document, or still in the editor.
    staysClosed: async (page) => {
      const edit = page.getByRole('button', { name: 'Edit description' });
      await edit.or(textbox('Description')(page)).first().waitFor();
      if (await edit.isVisible()) await edit.click();
    },
    field: textbox('Description'),
    text: 'Half a description',
  },
];
