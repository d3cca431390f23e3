import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { pdfSample } from '#shared/pdf/testing/pdfSample';
import { withApp } from '#shared/testing/withApp';
import { ChatScreen } from './ChatScreen';
import { NAME, at, box, clearChats, log, messageOf } from './testing/chatStory';

const meta = {
  component: ChatScreen,
  decorators: [withApp],
  parameters: at('/apps/chat'),
  globals: { viewport: { value: 'lg' } },
  beforeEach: clearChats,
} satisfies Meta<typeof ChatScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Files wait above the box until they are sent, rejected ones with the reason. A sent file opens over the page, and its author
 * sees its name at once.
 */
export const FilesSent: Story = {
  parameters: at('/apps/chat/chat-2'),
  tags: ['behaviour'],
  play: async () => {
    const input = () => screen.findByLabelText<HTMLInputElement>('Attach files', { selector: 'input' });
    await userEvent.upload(await input(), [
      new File(['Jam in tray 2'], 'printer.txt', { type: 'text/plain' }),
      new File([], 'empty.csv', { type: 'text/csv' }),
    ]);
    await expect(await screen.findByText('Empty file')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Remove empty.csv' }));
    await waitFor(async () => expect(await screen.findByText('TXT, 13 byte')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
    const row = await messageOf(/printer.txt/);
    // The newest message is in view, although the box has shrunk and its files loaded after it.
    const scroller = (await log()).parentElement;
    await waitFor(() =>
      expect((scroller?.scrollHeight ?? 0) - (scroller?.scrollTop ?? 0) - (scroller?.clientHeight ?? 0)).toBeLessThan(2),
    );
    await userEvent.click(await within(row).findByRole('button', { name: /Open printer.txt/ }));
    await expect(await screen.findByText('Jam in tray 2')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // Sent before the upload is complete, the message goes out once it is.
    await userEvent.upload(await input(), new File(['Straps'], 'order.txt', { type: 'text/plain' }));
    await userEvent.type(await box(), 'Here it is{Enter}');
    await expect(within(await messageOf('Here it is')).getByText('order.txt')).toBeVisible();
  },
};

/** A PDF is shown page by page where it was sent. */
export const PdfSent: Story = {
  parameters: at('/apps/chat/chat-2'),
  tags: ['behaviour'],
  play: async () => {
    await sendAndOpen(pdfSample(['Prices', 'Straps']), 'prices.pdf');
    await expect(await screen.findByText('Page 1 of 2')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('region', { name: 'prices.pdf' })).toHaveTextContent('Prices'));
  },
};

/** A PDF with a password says so, and can be downloaded. */
export const LockedPdfSent: Story = {
  parameters: at('/apps/chat/chat-2'),
  tags: ['behaviour'],
  play: async () => {
    await sendAndOpen(pdfSample(['Salaries'], { isLocked: true }), 'locked.pdf');
    const dialog = within(await screen.findByRole('dialog', { name: 'locked.pdf' }));
    await expect(await dialog.findByText(/protected by a password/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Download locked.pdf' })).toBeEnabled();
  },
};

async function sendAndOpen(file: Blob, name: string): Promise<void> {
  const input = await screen.findByLabelText<HTMLInputElement>('Attach files', { selector: 'input' });
  await userEvent.upload(input, new File([file], name, { type: 'application/pdf' }));
  await waitFor(() => expect(screen.getByText(/^PDF, /)).toBeVisible());
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  const row = within(await messageOf(name));
  await userEvent.click(await row.findByRole('button', { name: new RegExp(`Open ${name}`) }));
}

/** Selected files wait with the text, in every view: a draft holds both. */
export const FilesKept: Story = {
  parameters: at('/apps/chat/chat-2'),
  tags: ['behaviour'],
  play: async () => {
    const input = await screen.findByLabelText<HTMLInputElement>('Attach files', { selector: 'input' });
    await userEvent.upload(input, new File(['Jam in tray 2'], 'printer.txt', { type: 'text/plain' }));
    await expect(await screen.findByText('TXT, 13 byte')).toBeVisible();
    await userEvent.click(await screen.findByRole('link', { name: new RegExp(`^${NAME}`) }));
    await expect(await screen.findByRole('region', { name: NAME })).toBeVisible();
    await expect(screen.queryByText('printer.txt')).toBeNull();
    await userEvent.click(await screen.findByRole('link', { name: /^Priya Nair/ }));
    await expect(await screen.findByText('printer.txt')).toBeVisible();
  },
};
