import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { buildInfo, buildMapping } from '#features/inventory/import/testing/buildImport';
import { withApp } from '#shared/testing/withApp';
import { MappingStep } from './MappingStep';

const comma = { sign: 'comma', doubt: null, found: true } as const;
const none = { sign: 'dot', doubt: null, found: false } as const;
const manyColumns = Array.from({ length: 40 }, (_unused, index) => ({
  numberSample: null,
  shareSample: null,
  numbers: { whole: none, fraction: none },
  header: index % 7 === 3 ? `A heading that somebody wrote a whole sentence into, number ${index + 1}` : `Column ${index + 1}`,
  samples: index % 5 === 2 ? [] : [`First of ${index + 1}`, 'A sample that is longer than its cell has room for, by some words'],
}));

const meta = {
  component: MappingStep,
  decorators: [withApp],
  args: { info: buildInfo(), mapping: buildMapping(), restored: false, onEvent: fn() },
  // High enough that the bar at the foot covers no target even halfway: half a target would be too small.
  parameters: { snapshot: { viewport: { width: 1280, height: 1000 } } },
} satisfies Meta<typeof MappingStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'What “Price” becomes' }));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Cost' }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'column.mapped', column: 2, target: 'cost' });
    await userEvent.click(canvas.getByRole('button', { name: 'Check the file' }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'check.requested' });
  },
};

/** No column is recognised: the Next button explains the missing data instead of going on. */
export const NothingMapped: Story = {
  args: { mapping: buildMapping({ targets: [null, null, null] }) },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check the file' }));
    await expect(args.onEvent).not.toHaveBeenCalled();
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/column/i));
  },
};

/** `1.250` may be a thousand or one and a quarter. */
export const InDoubt: Story = {
  args: {
    info: buildInfo({ ambiguous: true, encoding: 'windows-1254', encodingSure: false }),
    mapping: buildMapping({ decimals: ['dot', 'dot', null] }),
  },
};

/** `0.18` may be 18 percent or less than one: the import waits until the user decides. */
export const TaxesInDoubt: Story = {
  args: {
    info: buildInfo({
      columns: [
        ...buildInfo().columns.slice(0, 2),
        {
          header: 'KDV',
          samples: ['0,18', '0,08'],
          numberSample: '0,18',
          shareSample: '0,18',
          numbers: { whole: comma, fraction: comma },
        },
      ],
    }),
    mapping: buildMapping({ targets: ['sku', 'name', 'taxPercent'], decimals: ['dot', 'dot', 'comma'], taxes: null }),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check the file' }));
    await expect(args.onEvent).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('combobox', { name: 'What the taxes of “KDV” mean' }));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Shares: 0,18 is 18 %' }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'mapping.changed', changes: { taxes: 'share' } });
  },
};

export const Restored: Story = { args: { restored: true } };

export const FortyColumns: Story = {
  args: {
    info: buildInfo({ name: `${'winter-collection-'.repeat(9)}.csv`, columns: manyColumns, rows: 50_000, hasHeader: true }),
    mapping: buildMapping({ targets: manyColumns.map(() => null), decimals: manyColumns.map(() => 'dot' as const) }),
  },
};

export const Turkish: Story = { tags: ['full'], globals: { language: 'tr' } };
