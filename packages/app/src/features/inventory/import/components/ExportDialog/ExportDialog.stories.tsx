import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { LOOKUPS, storedProduct } from '#features/inventory/import/testing/fixtures';
import { createImportClient } from '#features/inventory/import/worker/importClient';
import { withApp } from '#shared/testing/withApp';
import { ExportDialog } from './ExportDialog';

const download = fn<(file: Blob, name: string) => void>();
const services = {
  createClient: () => createImportClient(),
  fetchProducts: () => Promise.resolve([storedProduct(), storedProduct({ id: 502, sku: '0042', name: '=SUM(A1)' })]),
  fetchStoreLookups: () => Promise.resolve(LOOKUPS),
  download,
  now: () => new Date(2026, 2, 1),
};

const meta = {
  component: ExportDialog,
  decorators: [withApp],
  args: { open: true, onOpenChange: fn(), query: { search: '', sort: 'name', order: 'asc' }, total: 62, services },
  beforeEach: () => {
    download.mockClear();
  },
} satisfies Meta<typeof ExportDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Exports all products. */
export const Default: Story = {};
export const Matching: Story = { args: { query: { search: 'strap', sort: 'name', order: 'asc' }, total: 7 } };
export const NothingToExport: Story = { args: { total: 0 } };

/** With rows selected, the dialog offers them first. Codes keep their zeros, formulas are harmless. */
export const Selected: Story = {
  args: { selectedIds: new Set(['502']) },
  play: async ({ args }) => {
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect(dialog.getByRole('radio', { name: 'The one selected product' })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Download file' }));
    await waitFor(() => expect(download).toHaveBeenCalledOnce());
    const [file, name] = download.mock.calls[0] ?? [];
    await expect(name).toBe('stockroom-products-2026-03-01.csv');
    await expect(await file?.text()).toContain("'0042,'=SUM(A1)");
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const Failed: Story = {
  args: { services: { ...services, fetchProducts: () => Promise.reject(new Error('offline')) } },
  play: async () => {
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Download file' }));
    await waitFor(() => expect(dialog.getByText('The file could not be written')).toBeVisible());
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Retry' })).toBeVisible());
  },
};
