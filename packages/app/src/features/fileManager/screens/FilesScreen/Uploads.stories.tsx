import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fetchFiles } from '#features/fileManager/api/fileCalls';
import { uploadQueue } from '#features/fileManager/api/uploadQueue';
import { atFiles } from '#features/fileManager/testing/atFiles';
import { withApp } from '#shared/testing/withApp';
import { FilesScreen } from './FilesScreen';

const meta = {
  component: FilesScreen,
  decorators: [withApp],
  parameters: { layout: 'padded', ...atFiles('') },
  beforeEach: () => () => uploadQueue.clear(),
} satisfies Meta<typeof FilesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const text = (name: string, content = 'hello') => new File([content], name, { type: 'text/plain' });
const input = async () => {
  await screen.findByRole('button', { name: 'Upload' });
  const found = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!found) throw new Error('there is no input');
  return found;
};
const names = async (folderId: string | null = null) => {
  const { folders, files } = await fetchFiles({ folderId, search: '', list: null });
  return [...folders, ...files].map(({ name }) => name);
};

export const UploadsFiles: Story = {
  tags: ['behaviour'],
  play: async () => {
    await screen.findByRole('link', { name: /Photos/ });
    await userEvent.upload(await input(), [text('Meeting.txt'), text('Nothing.txt', '')]);
    await waitFor(async () => expect(await names()).toEqual(expect.arrayContaining(['Meeting.txt', 'Nothing.txt'])));
    await screen.findByRole('link', { name: /Meeting/ });
    const panel = within(await screen.findByRole('region', { name: 'Uploads' }));
    await userEvent.click(await panel.findByRole('button', { name: 'Close uploads' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Uploads' })).toBeNull());
  },
};

export const AsksOnceAboutTakenNames: Story = {
  tags: ['behaviour'],
  play: async () => {
    await screen.findByRole('link', { name: /Photos/ });
    await userEvent.upload(await input(), [text('opening checklist.txt'), text('Supplier call notes.txt')]);
    const question = within(await screen.findByRole('dialog', { name: /is there already/ }));
    await userEvent.click(question.getByRole('checkbox', { name: 'Do the same for all that follow' }));
    await userEvent.click(question.getByRole('button', { name: 'Keep both' }));
    await waitFor(async () =>
      expect(await names()).toEqual(expect.arrayContaining(['opening checklist (2).txt', 'Supplier call notes (2).txt'])),
    );
  },
};

export const DropsOnAFolder: Story = {
  tags: ['behaviour'],
  play: async () => {
    const cell = (await screen.findByRole('link', { name: /Staff/ })).closest('[data-item]');
    if (!cell) throw new Error('there is no cell');
    const data = new DataTransfer();
    data.items.add(text('Dropped.txt'));
    for (const kind of ['dragover', 'drop']) {
      cell.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer: data }));
    }
    await waitFor(async () => expect(await names('folder-staff')).toContain('Dropped.txt'));
    await expect(await names()).not.toContain('Dropped.txt');
  },
};

export const StorageFull: Story = {
  parameters: { msw: { scenario: 'hostile-text' } },
  play: async () => {
    await screen.findByRole('link', { name: /No name/ });
    await userEvent.upload(await input(), [text('One more.txt')]);
    await screen.findByText('The storage is full. Make room, then try again');
    await expect(await names()).not.toContain('One more.txt');
    await expect(await screen.findByRole('button', { name: 'Retry One more.txt' })).toBeVisible();
  },
};
