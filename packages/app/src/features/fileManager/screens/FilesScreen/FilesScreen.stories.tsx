import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { deleteFile, fetchFiles, fetchTrash, updateFile } from '#features/fileManager/api/fileCalls';
import { atFiles } from '#features/fileManager/testing/atFiles';
import { withApp } from '#shared/testing/withApp';
import { FilesScreen } from './FilesScreen';

const meta = {
  component: FilesScreen,
  decorators: [withApp],
  parameters: { layout: 'padded', ...atFiles('') },
} satisfies Meta<typeof FilesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const link = (name: string) => screen.findByRole('link', { name: new RegExp(name) });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const names = async (folderId: string | null = null) => {
  const { folders, files } = await fetchFiles({ folderId, search: '', list: null });
  return [...folders, ...files].map(({ name }) => name);
};

export const Default: Story = {
  play: async () => {
    await expect(await link('Photos')).toHaveAttribute('href', '/apps/file-manager/folders/folder-photos');
    await waitFor(() => expect(screen.getByText('5 folders, 3 files')).toBeVisible());
    await expect(screen.getByRole('list', { name: 'Folders' })).toBeVisible();
  },
};

export const Turkish: Story = {
  tags: ['full'],
  globals: { language: 'tr' },
  play: async () => {
    await link('Photos');
    await waitFor(() => expect(screen.getByText('5 klasör, 3 dosya')).toBeVisible());
  },
};

export const InAFolder: Story = {
  parameters: atFiles('/folders/folder-windows?view=list'),
  play: async () => {
    await link('Window in winter');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Shop windows' })).toBeVisible());
    const breadcrumbNav = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    await expect(breadcrumbNav.getByRole('link', { name: 'Photos' })).toBeVisible();
  },
};

/** A long name is shortened before its extension; screen readers read it in full. */
export const LongName: Story = {
  tags: ['behaviour'],
  parameters: { msw: { scenario: 'hostile-text' } },
  play: async () => {
    const base = 'Unbreakable'.repeat(22);
    const cell = await screen.findByRole('link', { name: `${base}.txt 0 bytes` });
    const stem = within(cell).getByText(base);
    const ending = getComputedStyle(stem.parentElement as Element, '::after');
    await expect(stem.scrollWidth).toBeGreaterThan(stem.clientWidth);
    await expect(ending.content).toBe('".txt"');
    await expect(stem.clientWidth + Number.parseFloat(ending.width)).toBeLessThan(cell.clientWidth);
  },
};

export const Details: Story = {
  parameters: atFiles('?details=file-checklist'),
  play: async () => {
    const details = within(await screen.findByRole('region', { name: 'Opening checklist.txt' }));
    await waitFor(() => expect(details.getByRole('button', { name: 'Download' })).toBeVisible());
    await expect(details.getByText('Who opens goes through it from top to bottom.')).toBeVisible();
  },
};

export const DetailsTurkish: Story = {
  tags: ['full'],
  ...Details,
  globals: { language: 'tr' },
  play: async () => {
    const details = within(await screen.findByRole('region', { name: 'Opening checklist.txt' }));
    await waitFor(() => expect(details.getByRole('button', { name: 'İndir' })).toBeVisible());
    await expect(details.getByText('Who opens goes through it from top to bottom.')).toBeVisible();
  },
};

export const Phone: Story = {
  tags: ['full'],
  parameters: atFiles('/folders/folder-prices'),
  globals: { viewport: { value: 'phone' }, language: 'tr' },
  play: async () => {
    await link('Price list 2026');
    await waitFor(() => expect(screen.getByText('3 dosya')).toBeVisible());
  },
};

export const Loading: Story = {
  parameters: { msw: { scenario: 'fileManager-silent' } },
  play: async () => {
    await expect(await screen.findByText('Loading the files')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  parameters: { msw: { scenario: 'files-empty' } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('heading', { name: 'This folder is empty' })).toBeVisible());
  },
};

export const Failed: Story = {
  parameters: { msw: { scenario: 'fileManager-failing' } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('The files could not be loaded');
  },
};

/** A link to a file's details fails to load, and the failure is visible. */
export const FailedOpenedOnAPhone: Story = {
  tags: ['behaviour'],
  parameters: { ...atFiles('?details=nobody'), msw: { scenario: 'fileManager-failing' } },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible());
  },
};

export const NoResults: Story = {
  parameters: atFiles('?search=nothing+is+called+so'),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Nothing found' })).toBeVisible());
  },
  tags: ['behaviour'],
};

export const NotFound: Story = {
  tags: ['behaviour'],
  parameters: atFiles('?details=nobody'),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Not found' })).toBeVisible());
    await expect(await link('Photos')).toBeVisible();
  },
};

/** The breadcrumb and the file area both link onwards from the address of a deleted folder. */
export const FolderNotFound: Story = {
  tags: ['behaviour'],
  parameters: atFiles('/folders/nobody'),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Not found' })).toBeVisible();
    await expect(screen.getByText(/There is no such folder/)).toBeVisible();
  },
};

export const Hostile: Story = {
  tags: ['full'],
  parameters: { msw: { scenario: 'hostile-text' }, ...atFiles('?view=list') },
  play: async () => {
    await link('<img src=x onerror=alert');
    await link('No name');
  },
};

/** Of 5,000 files only those near the viewport are rendered; a key reaches the last one. */
export const FiveThousand: Story = {
  tags: ['behaviour'],
  parameters: { msw: { scenario: 'files-5000' } },
  play: async () => {
    (await link('Invoices')).focus();
    await expect(document.querySelectorAll('[data-item]').length).toBeLessThan(200);
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/Stock count 4998|Supplier call/));
    await expect(document.querySelectorAll('[data-item]').length).toBeLessThan(200);
  },
};

/** Typed letters jump to a name, whichever i is typed. */
export const FoundByLetters: Story = {
  tags: ['behaviour'],
  play: async () => {
    (await link('Photos')).focus();
    await userEvent.keyboard('ınv');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Invoices/));
  },
};

export const DeletesAndUndoes: Story = {
  tags: ['behaviour'],
  parameters: atFiles('?details=file-checklist'),
  play: async () => {
    await press('Delete');
    await waitFor(async () => expect(await names()).not.toContain('Opening checklist.txt'));
    await press('Undo');
    await waitFor(async () => expect(await names()).toContain('Opening checklist.txt'));
  },
};

export const MakesAFolderOnce: Story = {
  tags: ['behaviour'],
  play: async () => {
    await press('New folder');
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await userEvent.type(name, 'photos');
    await userEvent.keyboard('{Enter}');
    await screen.findByText('“photos” is there already. Enter another name');
    await userEvent.clear(name);
    await userEvent.type(name, 'a/b');
    await userEvent.keyboard('{Enter}');
    await screen.findByText(/Leave out these signs/);
    await userEvent.clear(name);
    await userEvent.type(name, 'Returns{Enter}{Enter}');
    await waitFor(async () => expect((await names()).filter((each) => each.startsWith('Returns'))).toEqual(['Returns']));
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/Returns/));
  },
};

export const RenamesByKey: Story = {
  tags: ['behaviour'],
  play: async () => {
    (await link('Supplier call notes')).focus();
    await userEvent.keyboard('{F2}');
    await screen.findByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(document.getSelection()?.toString()).toBe('Supplier call notes'));
    await userEvent.keyboard('Calls{Enter}');
    await waitFor(async () => expect(await names()).toContain('Calls.txt'));
  },
};

export const CutsAndPastes: Story = {
  tags: ['behaviour'],
  play: async () => {
    (await link('Opening checklist')).focus();
    await userEvent.keyboard(' ');
    await screen.findByRole('group', { name: '1 selected' });
    await userEvent.keyboard('{Control>}x{/Control}');
    await userEvent.click(await link('Staff'));
    await link('Staff handbook');
    // Nothing in the folder is focused.
    await userEvent.keyboard('{Control>}v{/Control}');
    await waitFor(async () => expect(await names('folder-staff')).toContain('Opening checklist.txt'));
    await press('Undo');
    await waitFor(async () => expect(await names()).toContain('Opening checklist.txt'));
  },
};

export const MovesByTheDialog: Story = {
  tags: ['behaviour'],
  parameters: atFiles('?details=file-welcome'),
  play: async () => {
    await press('Move');
    await press('Photos');
    await press('Shop windows');
    await waitFor(() => expect(screen.getByText('There are no folders in here.')).toBeVisible());
    await press('Copy here');
    await waitFor(async () => expect(await names('folder-windows')).toContain('About these files.pdf'));
    await expect(await names()).toContain('About these files.pdf');
  },
};

export const AsksOnceWhereNamesAreTaken: Story = {
  tags: ['behaviour'],
  play: async () => {
    (await link('Opening checklist')).focus();
    await userEvent.keyboard('{Control>}c{/Control}');
    await userEvent.click(await link('Staff'));
    (await link('Staff handbook')).focus();
    await userEvent.keyboard('{Control>}v{/Control}');
    await waitFor(async () => expect(await names('folder-staff')).toContain('Opening checklist.txt'));
    await link('Opening checklist');
    await userEvent.keyboard('{Control>}v{/Control}');
    await screen.findByRole('dialog', { name: /Opening checklist.txt.* is there already/ });
    await press('Keep both');
    await waitFor(async () => expect(await names('folder-staff')).toContain('Opening checklist (2).txt'));
  },
};

export const WritesADescription: Story = {
  tags: ['behaviour'],
  parameters: atFiles('?details=file-welcome'),
  play: async () => {
    await press('Add a description');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Description' }), 'Read this first');
    await screen.findByText('Saved');
    const { files } = await fetchFiles({ folderId: null, search: '', list: null });
    await expect(files.find(({ id }) => id === 'file-welcome')?.description).toBe('Read this first');
  },
};

/**
 * The final save of a description is versioned too: on a conflict the text is kept and the user asked, so that a colleague's
 * text is not overwritten.
 */
export const LeavesADescriptionInConflict: Story = {
  tags: ['behaviour'],
  parameters: atFiles('?details=file-welcome'),
  play: async () => {
    await press('Add a description');
    const stored = async () =>
      (await fetchFiles({ folderId: null, search: '', list: null })).files.find(({ id }) => id === 'file-welcome')?.description;
    const field = await screen.findByRole('textbox', { name: 'Description' });
    await updateFile('file-welcome', { description: 'Theirs' });
    await userEvent.click(field);
    await userEvent.paste('Mine');
    // Pressed at once, before the autosave.
    screen.getByRole('button', { name: 'Done' }).click();
    await waitFor(() => expect(screen.getByText(/^The description of .* was changed elsewhere too/)).toBeVisible());
    await expect(await stored()).toBe('Theirs');
    await press('Edit description');
    await press('Keep yours');
    await waitFor(async () => expect(await stored()).toBe('Mine'));
  },
};

export const RestoresFromTheTrash: Story = {
  tags: ['behaviour'],
  play: async () => {
    (await link('Photos')).focus();
    await userEvent.keyboard('{Delete}');
    await waitFor(async () => expect(await names()).not.toContain('Photos'));
    await press('More');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Trash' }));
    await press('Bring back');
    await waitFor(async () => expect(await names()).toContain('Photos'));
  },
};

/** An item that reaches the trash while the question is open stays there. */
export const EmptiesWhatWasAskedAbout: Story = {
  tags: ['behaviour'],
  play: async () => {
    await deleteFile(await updateFile('file-call-notes', {}));
    await press('More');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Trash' }));
    await press('Empty the trash');
    await waitFor(() => expect(screen.getByRole('heading', { name: /Delete 1/ })).toBeVisible());
    await deleteFile(await updateFile('file-checklist', {}));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete for ever' }));
    await waitFor(async () => expect((await fetchTrash()).map(({ id }) => id)).toEqual(['file-checklist']));
  },
};

/** A folder pasted into itself stays in place, and stays cut; Ctrl+A selects all when nothing is focused. */
export const NotIntoItself: Story = {
  tags: ['behaviour'],
  play: async () => {
    (await link('Photos')).focus();
    await userEvent.keyboard('{Control>}x{/Control}');
    await userEvent.click(await link('Photos'));
    await userEvent.click(await link('Shop windows'));
    await link('Window in winter');
    await press('Paste here');
    await waitFor(() => expect(screen.getByText("Photos can't be put into itself.")).toBeVisible());
    await expect(await names()).toContain('Photos');
    await expect(screen.getByRole('button', { name: 'Paste here' })).toBeVisible();
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(await screen.findByRole('group', { name: '2 selected' })).toBeVisible();
  },
};

/** A name changed elsewhere during typing is not overwritten unnoticed. */
export const RenamedElsewhere: Story = {
  tags: ['behaviour'],
  play: async () => {
    (await link('Opening checklist')).focus();
    await userEvent.keyboard('{F2}');
    const field = await screen.findByRole('textbox', { name: 'Name' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Mine.txt');
    await updateFile('file-checklist', { starred: true });
    await updateFile('file-checklist', { name: 'Theirs.txt' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByText(/It was named “Theirs.txt” elsewhere/)).toBeVisible());
    await expect(await names()).toContain('Theirs.txt');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Rename' }));
    await waitFor(async () => expect(await names()).toContain('Mine.txt'));
  },
};
