import { buildContact } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { withApp } from '#shared/testing/withApp';
import { ExportDialog } from './ExportDialog';

const download = fn<(file: Blob, name: string) => void>();

const meta = {
  component: ExportDialog,
  decorators: [withApp],
  args: {
    contacts: [
      buildContact({ name: 'Selin Karaca', notes: '<p>Cuma <b>günü</b></p>', tags: ['work'] }),
      buildContact({ id: 'contact-2', name: '=1+1' }),
    ],
    tags: [{ id: 'work', title: 'Work' }],
    isSelection: false,
    onClose: fn(),
    services: { download, now: () => new Date(2026, 2, 1) },
  },
  beforeEach: () => {
    download.mockClear();
  },
  play: async () => void (await screen.findByRole('dialog')),
} satisfies Meta<typeof ExportDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Exports all contacts. */
export const Default: Story = {};
export const Nobody: Story = { args: { contacts: [] } };

const write = async () => {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('button', { name: 'Export' }));
  await waitFor(() => expect(download).toHaveBeenCalledOnce());
  const [file, name] = download.mock.calls[0] ?? [];
  return { name, text: (await file?.text()) ?? '' };
};

/** A table without cells that a spreadsheet would run; the dialog confirms the export. */
export const AsCsv: Story = {
  tags: ['behaviour'],
  args: { isSelection: true },
  play: async ({ args }) => {
    await screen.findByText('The 2 selected contacts.');
    const { name, text } = await write();
    await expect(name).toBe('stockroom-contacts-2026-03-01.csv');
    await expect(text).toContain('Selin Karaca,,,,,Work,Cuma günü');
    await expect(text).toContain("'=1+1");
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await screen.findByText('2 contacts exported to stockroom-contacts-2026-03-01.csv.');
  },
};

export const AsVcard: Story = {
  tags: ['behaviour'],
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: 'vCard 4' }));
    const { name, text } = await write();
    await expect(name).toBe('stockroom-contacts-2026-03-01.vcf');
    await expect(text.match(/BEGIN:VCARD/g)).toHaveLength(2);
    await expect(text).toContain('NOTE:Cuma günü\r\nCATEGORIES:Work\r\n');
  },
};

export const TurkishOnAPhone: Story = { tags: ['full'], globals: { language: 'tr', viewport: { value: 'phone' } } };
