import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { withApp } from '../testing/withApp';
import { LazyPdfView } from './lazyComponents';
import { pdfSample } from './testing/pdfSample';

const meta = {
  component: LazyPdfView,
  decorators: [withApp],
  parameters: { layout: 'padded' },
  tags: ['behaviour'],
  args: {
    file: pdfSample(['Price list, spring', 'Straps', 'Watches', 'Terms']),
    name: 'prices.pdf',
    children: (message) => <p role="status">{message}</p>,
  },
} satisfies Meta<typeof LazyPdfView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Pages one below the other: the current page number is announced during scrolling, and text can be selected. */
export const SeveralPages: Story = {
  play: async () => {
    const sheets = await screen.findByRole('region', { name: 'prices.pdf' });
    await expect(await screen.findByText('Page 1 of 4')).toBeVisible();
    await expect(screen.getAllByRole('group', { name: /^Page \d of 4$/ })).toHaveLength(4);
    await waitFor(() => expect(sheets).toHaveTextContent('Price list, spring'));
    sheets.scrollTop = sheets.scrollHeight;
    await expect(await screen.findByText('Page 4 of 4')).toBeVisible();
    await waitFor(() => expect(sheets).toHaveTextContent('Terms'));
    const before = screen.getByRole('group', { name: 'Page 4 of 4' }).clientWidth;
    await userEvent.click(screen.getByRole('button', { name: 'Larger' }));
    await waitFor(() => expect(screen.getByRole('group', { name: 'Page 4 of 4' }).clientWidth).toBeGreaterThan(before));
    await userEvent.click(screen.getByRole('button', { name: 'Smaller' }));
    await expect(screen.getByRole('button', { name: 'Smaller' })).toBeDisabled();
  },
};

export const Locked: Story = {
  args: { file: pdfSample(['Salaries'], { isLocked: true }) },
  play: async () => {
    await expect(await screen.findByText('This file is protected by a password. Download it to open it.')).toBeVisible();
    await expect(screen.queryByRole('region', { name: 'prices.pdf' })).toBeNull();
  },
};

export const Broken: Story = {
  args: { file: new Blob(['%PDF-1.4 and then nothing of the kind'], { type: 'application/pdf' }) },
  play: async () => {
    await expect(await screen.findByText('This file could not be shown. Download it to look at it.')).toBeVisible();
  },
};
