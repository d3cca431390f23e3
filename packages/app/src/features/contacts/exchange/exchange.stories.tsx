import { buildContact } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { withApp } from '#shared/testing/withApp';
import { ExportDialog, ImportDialog } from './index';

/** Entry points of the list of contacts to import and export; their code is loaded on first use. */
const meta = {
  component: ImportDialog,
  decorators: [withApp],
  tags: ['behaviour'],
  args: { contacts: [buildContact({ name: 'Selin Karaca' })], tags: [], onClose: fn() },
} satisfies Meta<typeof ImportDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const cancel = async (name: string) => {
  const dialog = within(await screen.findByRole('dialog', { name }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Cancel' }));
};

export const Import: Story = {
  play: async ({ args }) => {
    await cancel('Import contacts');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Export: Story = {
  render: ({ contacts, tags, onClose }) => <ExportDialog contacts={contacts} tags={tags} isSelection={false} onClose={onClose} />,
  play: async ({ args }) => {
    await cancel('Export contacts');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
