import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { RadioCards } from './RadioCards';

const picture = (
  <svg viewBox="0 0 120 60" fill="none">
    <rect width="120" height="60" fill="var(--color-surface-sunken)" />
    <rect x="8" y="8" width="60" height="6" rx="3" fill="var(--color-border-strong)" />
  </svg>
);

const meta = {
  component: RadioCards,
  args: {
    label: 'Scheme',
    value: 'light',
    onChange: fn(),
    options: [
      { value: 'light', label: 'Light' },
      { value: 'dark', label: 'Dark' },
      { value: 'auto', label: 'Auto', help: 'Follows what your system shows' },
    ],
  },
  render: function Holder(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: string) => {
      args.onChange(next);
      setValue(next);
    };
    return <RadioCards {...args} value={value} onChange={change} />;
  },
} satisfies Meta<typeof RadioCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('radiogroup', { name: 'Scheme' })).toBeVisible());
    await userEvent.click(canvas.getByText('Auto'));
    await expect(args.onChange).toHaveBeenCalledWith('auto');
    const auto = canvas.getByRole('radio', { name: 'Auto' });
    await expect(auto).toBeChecked();
    await expect(auto).toHaveAccessibleDescription('Follows what your system shows');
  },
};

export const Pictures: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Layout' })).toHaveAccessibleDescription('Where the menu stands');
  },
  args: {
    label: 'Layout',
    help: 'Where the menu stands',
    value: 'side',
    options: [
      { value: 'side', label: 'Side menu', picture },
      { value: 'rail', label: 'Rail', picture },
      { value: 'bar', label: 'Bar', picture },
    ],
  },
};

/** Where no option is active, none is selected, and the Tab key reaches the first. */
export const NoneChosen: Story = {
  args: { value: '' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Light' })).toHaveFocus());
    await expect(canvas.getByRole('radio', { name: 'Light' })).not.toBeChecked();
  },
};

export const Keyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked();
  },
};

export const Turkish: Story = {
  tags: ['full'],
  args: {
    label: 'Görünüm',
    options: [
      { value: 'light', label: 'Her zaman açık' },
      { value: 'auto', label: 'Sisteme göre', help: 'Sisteminiz gündüz açık, gece koyu gösteriyorsa uygulama da öyle yapar' },
    ],
  },
};
export const HostileText: Story = {
  tags: ['full'],
  args: { options: [{ value: 'light', label: `<b>${'W'.repeat(60)}`, help: '{{x}}' }] },
};
export const OnAPhone: Story = { tags: ['full'], ...Turkish, globals: { viewport: { value: 'phone' } } };
