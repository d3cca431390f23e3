import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { buildNothingToDo, buildSummary } from '#features/inventory/import/testing/buildImport';
import { LOOKUPS } from '#features/inventory/import/testing/fixtures';
import { loadNothing, loadStoryProblems, loadStoryRows } from '#features/inventory/import/testing/storyImport';
import { withApp } from '#shared/testing/withApp';
import { ReviewStep } from './ReviewStep';

const meta = {
  component: ReviewStep,
  decorators: [withApp],
  args: {
    summary: buildSummary(),
    revision: 1,
    pending: 0,
    error: null,
    lookups: LOOKUPS,
    loadProblems: loadStoryProblems,
    loadRows: loadStoryRows,
    onEvent: fn(),
  },
} satisfies Meta<typeof ReviewStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Price of row 3' });
    await userEvent.clear(field);
    await userEvent.type(field, '24.5{Enter}');
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'cell.fixed', record: 1, target: 'price', value: '24.5' });
  },
};
/** "1.250" may be meant as a thousand. */
export const AmbiguousFix: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Price of row 3' });
    await userEvent.clear(field);
    await userEvent.type(field, '1.250{Enter}');
    await expect(await canvas.findByText('At most 2 decimals are possible.')).toBeVisible();
    await expect(args.onEvent).not.toHaveBeenCalledWith(expect.objectContaining({ type: 'cell.fixed' }));
    await userEvent.clear(field);
    await userEvent.type(field, '1250{Enter}');
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'cell.fixed', record: 1, target: 'price', value: '1250' });
  },
};

/** A correction is pending: the plan is not applied before it is checked. */
export const Checking: Story = { args: { pending: 1 } };

/** The correction could not be checked; the typed text stays. */
export const CheckFailed: Story = { args: { error: new Error('offline') } };

/** The store's names failed to load: names in the file stay as text. */
export const WithoutLookups: Story = { args: { lookups: null } };

export const NothingToDo: Story = {
  args: {
    loadProblems: loadNothing,
    summary: buildNothingToDo(),
  },
};

/** Numbers that may be barcodes need a confirmation before they are applied. */
export const Suspicious: Story = {
  args: { summary: buildSummary({ suspicious: 2 }) },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Apply 3 changes' }));
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: 'Are these numbers right?' })).toBeVisible());
    await expect(args.onEvent).not.toHaveBeenCalled();
  },
};

/** Returning from the confirmation shows the warnings, even when there are errors. */
export const SuspiciousReviewed: Story = {
  ...Suspicious,
  tags: ['behaviour'],
  play: async (context) => {
    await Suspicious.play?.(context);
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Look at the list' }));
    await waitFor(() => expect(context.canvas.getByRole('combobox', { name: 'Show' })).toHaveTextContent('Warnings'));
  },
};

export const SuspiciousConfirmed: Story = {
  ...Suspicious,
  tags: ['behaviour'],
  play: async (context) => {
    await Suspicious.play?.(context);
    const question = screen.getByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Apply 3 changes' }));
    await expect(context.args.onEvent).toHaveBeenCalledWith({ type: 'apply.requested' });
  },
};

export const Large: Story = {
  args: {
    summary: buildSummary({
      counts: { add: 48_210, change: 1_204, unchanged: 380, refused: 199, skipped: 7 },
      records: 50_000,
      errors: 199,
      warnings: 1_310,
      newTags: Array.from({ length: 30 }, (_unused, index) => `collection ${index + 1}`),
      unknownNames: [
        {
          target: 'brand',
          name: 'A brand with a name that goes on for longer than the card beside it is wide',
          rows: 1_204,
          chosen: null,
        },
        { target: 'category', name: 'Clothing > Outerwear > Rain > Children', rows: 12, chosen: null },
      ],
    }),
  },
};

/** Of hundreds of names each press adds some, so that no press takes long. */
export const ManyUnknownNames: Story = {
  tags: ['behaviour'],
  args: {
    summary: buildSummary({
      unknownNames: Array.from({ length: 100 }, (_, at) => ({ target: 'brand', name: `Brand ${at}`, rows: 1, chosen: null })),
    }),
  },
  play: async ({ canvas }) => {
    const choices = () => canvas.getAllByRole('combobox', { name: /^Brand for/ });
    const more = await canvas.findByRole('button', { name: 'Show 30 more names' });
    await expect(choices()).toHaveLength(6);
    await userEvent.click(more);
    await waitFor(() => expect(choices()).toHaveLength(36));
    await expect(more).toHaveFocus();
  },
};

export const Turkish: Story = { tags: ['full'], globals: { language: 'tr' } };
