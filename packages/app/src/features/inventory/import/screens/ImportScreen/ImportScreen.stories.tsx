import type { ImportBatchAnswer, ImportBatchBody } from '@stockroom/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { LOOKUPS, storedProduct, WOOCOMMERCE_CSV } from '#features/inventory/import/testing/fixtures';
import { applyBatch } from '#features/inventory/import/testing/runImport';
import { createImportClient } from '#features/inventory/import/worker/importClient';
import { buildUser } from '#shared/testing/buildUser';
import { withApp } from '#shared/testing/withApp';
import { ImportScreen } from './ImportScreen';
import type { ImportServices } from './importServices';

/** A server that accepts everything, but loses the first call. */
function forgetfulServer(): ImportServices {
  let calls = 0;
  const send = (body: ImportBatchBody): Promise<ImportBatchAnswer> => {
    calls++;
    return calls === 1 ? Promise.reject(new Error('lost')) : Promise.resolve(applyBatch(body, [storedProduct()]).answer);
  };
  return {
    createClient: createImportClient,
    createId: () => 'import-1',
    fetchStoreProducts: () => Promise.resolve([storedProduct()]),
    fetchStoreLookups: () => Promise.resolve(LOOKUPS),
    sendImportBatch: send,
    undoImport: () => Promise.resolve({ removed: 4, restored: 0, kept: 0 }),
    createTag: ({ title }) => Promise.resolve({ id: `tag-${title}`, title }),
    deleteTag: () => Promise.resolve(true),
    makeName: () => Promise.resolve([900]),
    deleteName: () => Promise.resolve(true),
  };
}

const meta = {
  component: ImportScreen,
  decorators: [withApp],
  parameters: { app: { user: buildUser() } },
  args: { services: forgetfulServer() },
} satisfies Meta<typeof ImportScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * From a file to the products and back, with the real worker: a row is corrected, a lost call is repeated, and everything is
 * undone.
 */
export const FromFileToUndo: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const csv = new File([WOOCOMMERCE_CSV], 'shop.csv', { type: 'text/csv' });
    await userEvent.upload(await canvas.findByLabelText<HTMLInputElement>('CSV file', { selector: 'input' }), csv);
    await userEvent.click(await canvas.findByRole('button', { name: 'Check the file' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Use “tea-towel”' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Apply 4 changes' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Go on' }));
    await waitFor(() => expect(canvas.getByText(/4 products added/)).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Undo the whole import' }));
    await waitFor(() => expect(canvas.getByText('4 added products were removed.')).toBeVisible());
  },
};
