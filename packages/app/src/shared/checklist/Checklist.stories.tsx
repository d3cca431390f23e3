import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { withApp } from '../testing/withApp';
import { Checklist, type ChecklistProps } from './Checklist';
import type { ChecklistStep } from './steps';

const step = (id: string, title: string, completed = false): ChecklistStep => ({ id, title, completed });
const STEPS = [step('1', 'Watches', true), step('2', 'Bags'), step('3', 'Scarves')];

/** Stores the changes, as a card does. */
function Controlled({ items, onChange, ...rest }: ChecklistProps) {
  const [now, setNow] = useState(items);
  const change = (next: ChecklistStep[]) => {
    setNow(next);
    onChange(next);
  };
  return <Checklist {...rest} items={now} onChange={change} />;
}

const meta = {
  component: Checklist,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
    withApp,
  ],
  render: (args) => <Controlled {...args} />,
  args: {
    owner: 'card',
    limits: { steps: 100, title: 255 },
    labels: {
      title: 'Checklist',
      done: (done, total) => `${done} of ${total} done`,
      add: 'Add a step',
      addStep: 'Add the step',
      name: 'Step',
      edit: (name) => `Edit step ${name}`,
      remove: (name) => `Remove step ${name}`,
    },
    items: STEPS,
    onChange: fn(),
  },
} satisfies Meta<typeof Checklist>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const progress = await canvas.findByRole('progressbar', { name: 'Checklist' });
    await expect(progress).toHaveAttribute('aria-valuetext', '1 of 3 done');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Bags' }));
    await waitFor(() => expect(progress).toHaveAttribute('aria-valuetext', '2 of 3 done'));
    const add = canvas.getByRole('textbox', { name: 'Add a step' });
    await userEvent.type(add, '   {Enter}');
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(3);
    await userEvent.type(add, 'Mugs{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      ...STEPS.map((each) => ({ ...each, completed: each.id !== '3' })),
      expect.objectContaining({ title: 'Mugs', completed: false }),
    ]);
    await waitFor(() => expect(add).toHaveFocus());
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Bags' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Enter saves a new name, Escape keeps the old one; after a step is removed, the field for a new step is focused. */
export const Editing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit step Bags' }));
    const field = await canvas.findByRole('textbox', { name: 'Step' });
    await waitFor(() => expect(field).toHaveFocus());
  },
};

export const Edited: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    await Editing.play?.(context);
    const { canvas } = context;
    const field = canvas.getByRole('textbox', { name: 'Step' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Totes{Enter}');
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Totes' })).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Edit step Totes' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit step Scarves' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Step' }), ' and caps{Escape}');
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Scarves' })).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Edit step Scarves' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove step Watches' }));
    await expect(canvas.queryByRole('checkbox', { name: 'Watches' })).toBeNull();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Add a step' })).toHaveFocus());
  },
};

/**
 * The button that opened the field closes it too; a click elsewhere saves the typed text and moves the focus there. A step
 * removed meanwhile stays removed.
 */
export const EditingLeft: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const edit = await canvas.findByRole('button', { name: 'Edit step Bags' });
    await userEvent.click(edit);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Step' }), ' and belts');
    await userEvent.click(edit);
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Bags and belts' })).toBeVisible());
    await expect(canvas.queryByRole('textbox', { name: 'Step' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit step Scarves' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Step' }), ' and caps');
    await userEvent.click(canvas.getByRole('textbox', { name: 'Add a step' }));
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Scarves and caps' })).toBeVisible());
    await expect(canvas.getByRole('textbox', { name: 'Add a step' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit step Watches' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Step' }), ' and clocks');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove step Watches' }));
    await expect(canvas.queryByText(/^Watches/)).toBeNull();
  },
};

export const Done: Story = { args: { items: STEPS.map((each) => ({ ...each, completed: true })) } };
export const Empty: Story = { args: { items: [] } };
export const Hostile: Story = {
  tags: ['full'],
  args: { items: [step('1', `<b>${'Unbreakable'.repeat(20)}`, true), step('2', 'x')] },
};
