import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import '../Icon/panelIcons';
import { hostile, phoneWidth } from '../Field/Field.fixtures';
import { AttachmentList } from './AttachmentList';

const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M/wHwAEBgIApD5fRAAAAABJRU5ErkJggg==';

const meta = {
  component: AttachmentList,
  args: {
    label: 'Attachments',
    items: [
      { id: '1', name: 'spring-straps.csv', note: 'CSV, 4 KB', icon: 'document' },
      { id: '2', name: 'window-left.png', note: 'PNG, 320 KB', preview: picture },
      { id: '3', name: 'Teslim tutanağı ve ekleri, imzalı nüsha.pdf', note: 'PDF, 1,2 MB', icon: 'document' },
    ],
    labels: {
      open: 'Open',
      download: (name) => `Download ${name}`,
      remove: (name) => `Remove ${name}`,
      retry: (name) => `Retry ${name}`,
    },
    onOpen: fn(),
    onDownload: fn(),
  },
} satisfies Meta<typeof AttachmentList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Pending, refused and failed files: each can be removed. */
export const Sending: Story = {
  args: {
    onDownload: undefined,
    onRemove: fn(),
    onRetry: fn(),
    items: [
      { id: '1', name: 'catalogue.pdf', note: 'PDF, 12 MB', busy: true },
      { id: '2', name: 'film.mov', note: '', error: 'Larger than 25 MB' },
      { id: '3', name: 'list.csv', note: '', error: 'Could not be sent', canRetry: true },
      { id: '4', name: hostile, note: 'TXT, 1 KB' },
    ],
  },
  render: (args) => (
    <div style={{ width: phoneWidth }}>
      <AttachmentList {...args} />
    </div>
  ),
};

export const Pressed: Story = {
  tags: ['behaviour'],
  args: { onRemove: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Open spring-straps.csv/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Download window-left.png' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove window-left.png' }));
    await expect(args.onOpen).toHaveBeenCalledWith('1');
    await expect(args.onDownload).toHaveBeenCalledWith('2');
    await expect(args.onRemove).toHaveBeenCalledWith('2');
  },
};
