import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from './Button';
import { BUTTON_SIZES, BUTTON_VARIANTS } from './types';

const meta = {
  component: Button,
  args: { children: 'Add product', onPress: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add product' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const VariantsAndSizes: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(4, max-content)' }}>
      {BUTTON_SIZES.flatMap((size) =>
        BUTTON_VARIANTS.map((variant) => <Button key={`${variant} ${size}`} {...args} variant={variant} size={size} />),
      )}
    </div>
  ),
};

export const WithIcon: Story = { args: { icon: 'add', variant: 'primary' } };

export const Loading: Story = {
  args: { variant: 'primary', loading: true, loadingText: 'Saving…' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Saving…' });
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Disabled: Story = { args: { disabled: true } };

/** A button that is on, or selected among others. */
export const Pressed: Story = {
  args: { 'aria-pressed': true, icon: 'bookmark' },
  render: (args) => (
    <div style={{ display: 'flex', gap: 16 }}>
      <Button {...args} />
      <Button {...args} variant="quiet" />
      <Button {...args} size="sm" aria-pressed={false} />
    </div>
  ),
};

export const Keyboard: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

export const LongText: Story = {
  tags: ['full'],
  args: { children: 'Seçili ürünleri mağazanın stok listesinden kalıcı olarak kaldır' },
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
  globals: { viewport: { value: 'phone' } },
};
