import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { atFiles } from '#features/fileManager/testing/atFiles';
import { withApp } from '#shared/testing/withApp';
import { FilesScreen } from './FilesScreen';

const previewOf = (path: string, id: string) => atFiles(`${path}?details=${id}&show=preview`);

const meta = {
  component: FilesScreen,
  decorators: [withApp],
  parameters: { layout: 'padded', ...atFiles('') },
} satisfies Meta<typeof FilesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Number of pixels that have been drawn on. */
const darkDots = (canvas: HTMLCanvasElement | null) => {
  const dots = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
  return dots.filter((value, index) => index % 4 === 0 && value < 128).length;
};

/** A picture. */
export const Default: Story = {
  parameters: previewOf('/folders/folder-photos', 'file-counter'),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Counter.jpg' }));
    const picture = await dialog.findByRole<HTMLImageElement>('img', { name: 'Counter.jpg' });
    await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
  },
};

export const Table: Story = {
  parameters: previewOf('/folders/folder-prices', 'file-straps'),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Straps and bands.csv' }));
    await waitFor(() => expect(dialog.getByRole('table')).toBeVisible());
  },
};

/** A narrow window scrolls the table; no code in it is broken into letters. */
export const TableOnAPhone: Story = {
  tags: ['behaviour'],
  parameters: previewOf('/folders/folder-prices', 'file-straps'),
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const cell = await screen.findByRole('cell', { name: 'ST-18-BLK' });
    await waitFor(() => expect(cell).toBeVisible());
    await expect(cell.clientHeight).toBeLessThan(48);
    const sheet = within(screen.getByRole('dialog')).getByRole('region', { name: 'Straps and bands.csv' });
    await expect(sheet.scrollWidth).toBeGreaterThan(sheet.clientWidth);
  },
};

export const Pdf: Story = {
  parameters: previewOf('/folders/folder-invoices', 'file-invoice-14'),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Invoice 2026-014.pdf' }));
    const page = within(await dialog.findByRole('group', { name: 'Page 1 of 1' }));
    // Its text layer lies over the image of the page.
    await page.findByText(/Harbor & Pine/);
    await waitFor(() => expect(darkDots(document.querySelector('canvas'))).toBeGreaterThan(50));
  },
};

export const PdfLarger: Story = {
  tags: ['behaviour'],
  parameters: previewOf('/folders/folder-invoices', 'file-invoice-14'),
  play: async () => {
    const page = await screen.findByRole('group', { name: 'Page 1 of 1' });
    const before = page.clientWidth;
    await userEvent.click(screen.getByRole('button', { name: 'Larger' }));
    await waitFor(() => expect(page.clientWidth).toBeGreaterThan(1.4 * before));
    await userEvent.click(screen.getByRole('button', { name: 'Smaller' }));
    await waitFor(() => expect(page.clientWidth).toBe(before));
    await expect(screen.getByRole('button', { name: 'Smaller' })).toBeDisabled();
  },
};

export const FromFileToFile: Story = {
  tags: ['behaviour'],
  parameters: previewOf('', 'file-checklist'),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Opening checklist.txt' }));
    await dialog.findByRole('region', { name: 'Opening checklist.txt' });
    await waitFor(() => expect(dialog.getByText('2 of 3')).toBeVisible());
    await userEvent.keyboard('{ArrowRight}');
    const next = within(await screen.findByRole('dialog', { name: 'Supplier call notes.txt' }));
    await waitFor(() => expect(next.getByRole('button', { name: 'Next file' })).toBeDisabled());
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await screen.findByRole('group', { name: 'Page 1 of 1' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const HostileIsText: Story = {
  tags: ['behaviour'],
  parameters: { msw: { scenario: 'hostile-text' }, ...previewOf('', 'file-1') },
  play: async () => {
    await screen.findByRole('dialog', { name: '<img src=x onerror=alert(1)>.html' });
    await expect(document.querySelector('[role="dialog"] :is(iframe, object, embed, svg script)')).toBeNull();
  },
};
