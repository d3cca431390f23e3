import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { IconButton } from './IconButton';

const meta = {
  component: IconButton,
  args: { icon: 'edit', label: 'Edit product', onPress: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit product' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const VariantsAndSizes: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
      {(['quiet', 'secondary'] as const).flatMap((variant) =>
        (['md', 'sm'] as const).map((size) => (
          <IconButton key={`${variant} ${size}`} {...args} label={`Edit, ${variant} ${size}`} variant={variant} size={size} />
        )),
      )}
      <IconButton {...args} icon="inbox" label="Messages, 3 unread" count={3} />
      <IconButton {...args} icon="bell" label="Notifications, 1204 unread" count={1204} />
      <IconButton {...args} label="Edit, disabled" disabled />
    </div>
  ),
};

export const Toggle: Story = {
  args: { icon: 'bookmark', label: 'Keep on top' },
  render: function Render(args) {
    const [pressed, setPressed] = useState(false);
    return <IconButton {...args} pressed={pressed} onPress={() => setPressed(!pressed)} />;
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { pressed: false });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Unavailable: Story = {
  args: { icon: 'chevronRight', label: 'Next page', unavailable: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const TooltipOnFocus: Story = {
  decorators: [(Story) => <div style={{ padding: 48 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await waitFor(() => expect(canvas.getByText('Edit product')).toBeVisible());
  },
};

export const TooltipLeavesOnEscape: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText('Edit product')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText('Edit product')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};
