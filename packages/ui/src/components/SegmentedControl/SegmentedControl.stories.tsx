import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { SegmentedControl } from './SegmentedControl';

const meta = {
  component: SegmentedControl,
  args: {
    label: 'Scheme',
    value: 'light',
    onChange: fn(),
    options: [
      { value: 'light', label: 'Light', icon: 'sun' },
      { value: 'dark', label: 'Dark', icon: 'moon' },
      { value: 'auto', label: 'Auto', icon: 'computer' },
    ],
  },
  render: function Holder(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: string) => {
      args.onChange(next);
      setValue(next);
    };
    return <SegmentedControl {...args} value={value} onChange={change} />;
  },
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Scheme' })).toBeVisible());
    await userEvent.click(canvas.getByText('Dark'));
    await expect(args.onChange).toHaveBeenCalledWith('dark');
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked();
  },
};

export const HiddenLabel: Story = { args: { hideLabel: true } };

export const WithoutIcons: Story = {
  args: {
    label: 'Density',
    value: 'comfortable',
    options: [
      { value: 'comfortable', label: 'Comfortable' },
      { value: 'compact', label: 'Compact' },
    ],
  },
};

export const Keyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Light' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Dark' })).toHaveFocus());
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked();
  },
};

export const LongTurkish: Story = {
  tags: ['full'],
  args: {
    label: 'Ekran görünümü',
    options: [
      { value: 'light', label: 'Her zaman açık', icon: 'sun' },
      { value: 'dark', label: 'Her zaman koyu', icon: 'moon' },
      { value: 'auto', label: 'Sisteme göre', icon: 'computer' },
    ],
  },
};

export const HostileText: Story = {
  tags: ['full'],
  args: {
    label: '<legend>',
    options: [
      { value: 'light', label: `<b>${'W'.repeat(60)}` },
      { value: '__proto__', label: '{{x}}' },
    ],
  },
};

export const OnAPhone: Story = { tags: ['full'], ...LongTurkish, globals: { viewport: { value: 'phone' } } };
