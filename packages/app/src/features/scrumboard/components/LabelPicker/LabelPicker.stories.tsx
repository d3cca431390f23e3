import type { BoardLabel } from '@stockroom/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { withApp } from '#shared/testing/withApp';
import { LabelPicker } from './LabelPicker';

const label = (id: string, title: string, color: BoardLabel['color']): BoardLabel => ({ id, boardId: 'board', title, color });
const LABELS = [
  label('urgent', 'Urgent', 'critical'),
  label('window', 'Window', 'accent'),
  label('isik', 'IŞIK', 'warning'),
  label('photos', 'Photos', 'info'),
];

const meta = {
  component: LabelPicker,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
    withApp,
  ],
  args: {
    labels: LABELS,
    selected: ['window'],
    onToggle: fn(),
    onAdd: fn(),
    onChange: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof LabelPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Enter selects the first label found; Escape empties the field. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: 'Window' })).toBeChecked();
    const find = canvas.getByRole('textbox', { name: 'Find or add a label' });
    await userEvent.type(find, 'ışık');
    await waitFor(() => expect(canvas.getAllByRole('checkbox')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await expect(args.onToggle).toHaveBeenCalledWith('isik');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getAllByRole('checkbox')).toHaveLength(4));
  },
};

/** A missing label can be created; one that exists in other letter case can't. */
export const Adding: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas }) => {
    const find = await canvas.findByRole('textbox', { name: 'Find or add a label' });
    await userEvent.type(find, 'URGENT');
    await expect(canvas.queryByRole('button', { name: /^Add “/ })).toBeNull();
    await userEvent.clear(find);
    await userEvent.type(find, 'Kasa{Enter}');
    await expect(args.onAdd).toHaveBeenCalledWith('Kasa');
    await waitFor(() => expect(find).toHaveValue(''));
  },
};

export const Editing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit label Photos' }));
    const editor = within(canvas.getByRole('group', { name: 'Edit label Photos' }));
    const title = editor.getByRole('textbox', { name: 'Title' });
    await userEvent.clear(title);
    await userEvent.click(editor.getByRole('button', { name: 'Save label' }));
    await waitFor(() => expect(editor.getByText('Enter a title')).toBeVisible());
  },
};

export const Edited: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit label Photos' }));
    const editor = within(canvas.getByRole('group', { name: 'Edit label Photos' }));
    const title = editor.getByRole('textbox', { name: 'Title' });
    await userEvent.clear(title);
    await userEvent.type(title, 'Pictures');
    await userEvent.click(editor.getByRole('radio', { name: 'Green' }));
    await userEvent.click(editor.getByRole('button', { name: 'Save label' }));
    await expect(args.onChange).toHaveBeenCalledWith('photos', { title: 'Pictures', color: 'success' });
    await expect(canvas.getByRole('button', { name: 'Edit label Photos' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit label Urgent' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete label' }));
    await expect(args.onRemove).toHaveBeenCalledWith('urgent');
    await expect(canvas.getByRole('textbox', { name: 'Find or add a label' })).toHaveFocus();
  },
};

/** The last label's editor opens in view, though the list around it scrolls. */
export const LastEdited: Story = {
  args: { labels: [...LABELS, label('window-left', 'Left window', 'success'), label('window-right', 'Right window', 'info')] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit label Right window' }));
    const editor = canvas.getByRole('group', { name: 'Edit label Right window' });
    const list = canvas.getByRole('list').getBoundingClientRect();
    await expect(editor.getBoundingClientRect().bottom).toBeLessThanOrEqual(Math.ceil(list.bottom));
    canvas.getByRole('textbox', { name: 'Title' }).focus();
  },
};

/** Escape leaves the label as it was, and keeps its button focused. */
export const EditingCancelled: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas }) => {
    const edit = await canvas.findByRole('button', { name: 'Edit label Photos' });
    await userEvent.click(edit);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), ' and film{Escape}');
    await expect(canvas.queryByRole('group', { name: 'Edit label Photos' })).toBeNull();
    await expect(edit).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
    // Whether the button's tooltip shows depends on how long ago it was pressed.
    canvas.getByRole('textbox', { name: 'Find or add a label' }).focus();
  },
};

/** In a board's settings labels are only managed, not selected. */
export const Keeping: Story = {
  args: { onToggle: undefined, selected: [] },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByRole('textbox', { name: 'Find or add a label' })).toBeVisible());
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

export const Empty: Story = { args: { labels: [], selected: [] } };
export const Hostile: Story = {
  tags: ['full'],
  args: { labels: [label('long', `<i>${'Unbreakable'.repeat(4)}`, 'neutral')], selected: ['long', 'gone'] },
};
export const Turkish: Story = { tags: ['full'], globals: { language: 'tr' } };
