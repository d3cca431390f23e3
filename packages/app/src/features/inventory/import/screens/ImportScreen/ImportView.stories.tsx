import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { LOOKUPS } from '#features/inventory/import/testing/fixtures';
import {
  loadNothing,
  loadStoryProblems,
  loadStoryRows,
  snapshotAfter,
  STORY_EVENTS,
  storyRemembered,
} from '#features/inventory/import/testing/storyImport';
import { buildUser } from '#shared/testing/buildUser';
import { withApp } from '#shared/testing/withApp';
import { ImportView } from './ImportView';

const meta = {
  component: ImportView,
  decorators: [withApp],
  parameters: { app: { user: buildUser() } },
  args: {
    snapshot: snapshotAfter(STORY_EVENTS.choosing),
    lookups: LOOKUPS,
    loadProblems: loadStoryProblems,
    loadRows: loadStoryRows,
    onEvent: fn(),
  },
} satisfies Meta<typeof ImportView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first step, before a file is chosen. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const csv = new File(['SKU,Name\nA,B'], 'products.csv', { type: 'text/csv' });
    await userEvent.upload(await canvas.findByLabelText<HTMLInputElement>('CSV file', { selector: 'input' }), csv);
    await expect(args.onEvent).toHaveBeenCalledWith({
      type: 'file.chosen',
      file: { name: 'products.csv', size: csv.size, content: csv },
    });
  },
};

/** The page was reloaded during a review: the file has to be chosen again. */
export const ChoosingAgain: Story = { args: { snapshot: snapshotAfter([], storyRemembered(null)) } };

/** The page was closed while the import was being applied: the applied part can be undone. */
export const InterruptedByReload: Story = {
  args: { snapshot: snapshotAfter([], storyRemembered('import-0')) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Undo that import' }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'undo.requested' });
  },
};

export const Reading: Story = { args: { snapshot: snapshotAfter(STORY_EVENTS.reading) } };
export const Unreadable: Story = { args: { snapshot: snapshotAfter(STORY_EVENTS.unreadable) } };

export const Mapping: Story = {
  args: { snapshot: snapshotAfter(STORY_EVENTS.mapping) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('combobox', { name: 'What “Price” becomes' }));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Cost' }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'column.mapped', column: 2, target: 'cost' });
  },
};

/** `1.250` may be a thousand or one and a quarter: the user has to choose before the file is checked. */
export const AmbiguousDecimalSign: Story = {
  args: { snapshot: snapshotAfter(STORY_EVENTS.mappingInDoubt) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Check the file' }));
    await expect(args.onEvent).not.toHaveBeenCalledWith({ type: 'check.requested' });
    await waitFor(() => expect(canvas.getByText(/a thousand times too high/)).toBeVisible());
  },
};

export const Checking: Story = { args: { snapshot: snapshotAfter(STORY_EVENTS.checking) } };
export const CheckFailed: Story = { args: { snapshot: snapshotAfter(STORY_EVENTS.checkFailed) } };

export const Reviewing: Story = {
  args: { snapshot: snapshotAfter(STORY_EVENTS.reviewing) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole('textbox', { name: 'Price of row 3' });
    await userEvent.clear(field);
    await userEvent.type(field, '24.5{Enter}');
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'cell.fixed', record: 1, target: 'price', value: '24.5' });
    await userEvent.click(canvas.getByRole('button', { name: 'Use “CS1”' }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'cell.fixed', record: 0, target: 'sku', value: 'CS1' });
  },
};

export const ReviewingTurkish: Story = {
  tags: ['full'],
  ...Reviewing,
  globals: { language: 'tr' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '3. satırın Fiyat alanı' })).toBeVisible());
  },
};

/** The changes of each row, and of each field of one row. */
export const ReviewingRows: Story = {
  args: { snapshot: snapshotAfter(STORY_EVENTS.reviewing) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('tab', { name: /All rows/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Details of row 3' }));
    await expect(await canvas.findByRole('table', { name: 'Fields that change' })).toHaveTextContent('$19.50');
  },
};

/** The store already matches the file. */
export const NothingToApply: Story = {
  args: { snapshot: snapshotAfter(STORY_EVENTS.reviewingNothing), loadProblems: loadNothing },
};

export const Applying: Story = { args: { snapshot: snapshotAfter(STORY_EVENTS.applying) } };
export const Stopping: Story = { args: { snapshot: snapshotAfter(STORY_EVENTS.stopping) } };

export const Interrupted: Story = {
  args: { snapshot: snapshotAfter(STORY_EVENTS.interrupted) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Go on' }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'apply.resumed' });
  },
};

export const Done: Story = { args: { snapshot: snapshotAfter(STORY_EVENTS.done) } };
export const Cancelled: Story = { args: { snapshot: snapshotAfter(STORY_EVENTS.cancelled) } };
export const Undoing: Story = { args: { snapshot: snapshotAfter(STORY_EVENTS.undoing) } };
export const Undone: Story = { args: { snapshot: snapshotAfter(STORY_EVENTS.undone) } };
