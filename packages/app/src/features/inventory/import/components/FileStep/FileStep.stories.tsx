import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { storyRemembered } from '#features/inventory/import/testing/storyImport';
import { withApp } from '#shared/testing/withApp';
import { FileStep } from './FileStep';

const chosen = (name: string) => ({ name, size: 1240, content: new Blob(['SKU']) });

const meta = {
  component: FileStep,
  decorators: [withApp],
  args: { file: null, fault: null, error: null, remembered: null, onEvent: fn() },
} satisfies Meta<typeof FileStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const csv = new File(['SKU,Name\nA,B'], 'products.csv', { type: 'text/csv' });
    await userEvent.upload(await canvas.findByLabelText<HTMLInputElement>('CSV file', { selector: 'input' }), csv);
    await expect(args.onEvent).toHaveBeenCalledWith({
      type: 'file.chosen',
      file: { name: 'products.csv', size: csv.size, content: csv },
    });
  },
};

export const NoTable: Story = { args: { file: chosen('products.xlsx'), fault: 'workbook' } };

export const LongNameThatIsEmpty: Story = { args: { file: chosen(`${'winter-collection-'.repeat(9)}.csv`), fault: 'empty' } };

/** After a reload in the middle of an import, the file must be chosen again. */
export const ChosenBefore: Story = {
  args: { remembered: storyRemembered(null) },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Forget it' }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'earlier.dismissed' });
  },
};

/** An interrupted import could not be undone. */
export const UndoFailed: Story = { args: { remembered: storyRemembered('import-0'), error: new Error('offline') } };

export const Turkish: Story = {
  tags: ['full'],
  globals: { language: 'tr' },
  args: { file: chosen('ürünler.xlsx'), fault: 'workbook', remembered: storyRemembered(null) },
};
