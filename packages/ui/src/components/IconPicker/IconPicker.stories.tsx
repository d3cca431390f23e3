import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { iconNames } from '../Icon';
import { IconPicker } from './IconPicker';

const meta = {
  component: IconPicker,
  args: {
    label: 'Icon',
    value: 'star',
    onChange: fn(),
    options: iconNames().map((name) => ({ name, label: name })),
    labels: { search: 'Find an icon', clear: 'Clear search', noMatch: 'No icon of that name' },
  },
  render: function Holder(args) {
    const [value, setValue] = useState(args.value);
    const choose: typeof args.onChange = (name) => {
      args.onChange(name);
      setValue(name);
    };
    return (
      <div style={{ maxWidth: 360 }}>
        <IconPicker {...args} value={value} onChange={choose} />
      </div>
    );
  },
} satisfies Meta<typeof IconPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'bell' }));
    await expect(args.onChange).toHaveBeenCalledWith('bell');
    await expect(canvas.getByRole('radio', { checked: true })).toHaveAccessibleName('bell');
  },
};

/** Down and up move by visible rows and stop at the ends. */
export const Keyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    const chosen = canvas.getByRole('radio', { name: 'star' });
    await waitFor(() => expect(chosen).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await expect(chosen).not.toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(chosen).toHaveFocus());
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await waitFor(() => expect(canvas.getAllByRole('radio')[0]).toHaveFocus());
  },
};

export const Found: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Icon' }), 'CHEV');
    await expect(canvas.getAllByRole('radio').length).toBeGreaterThan(2);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Icon' }), '.*');
    await expect(await canvas.findByRole('status')).toHaveTextContent('No icon of that name');
  },
};

export const OnAPhone: Story = { tags: ['full'], globals: { viewport: { value: 'phone' } } };
