import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Column, hostile, phoneWidth } from '../Field/Field.fixtures';
import { RadioGroup } from './RadioGroup';

const meta = {
  component: RadioGroup<string>,
  args: {
    label: 'Scheme',
    value: 'auto',
    onChange: fn(),
    options: [
      { value: 'auto', label: 'Auto' },
      { value: 'dark', label: 'Dark' },
      { value: 'light', label: 'Light' },
    ],
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: string) => {
      setValue(next);
      args.onChange(next);
    };
    return (
      <Column>
        <RadioGroup {...args} value={value} onChange={change} />
      </Column>
    );
  },
} satisfies Meta<typeof RadioGroup<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('radiogroup', { name: 'Scheme' })).toBeVisible());
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('dark');
  },
};

const conflict = [
  { value: 'mine', label: 'Keep mine', help: 'What they wrote is lost.' },
  { value: 'theirs', label: 'Take theirs', help: 'What you wrote is lost.' },
  { value: 'none', label: 'Decide later', disabled: true },
];

export const States: Story = {
  render: (args) => (
    <Column>
      <RadioGroup {...args} orientation="horizontal" />
      <RadioGroup {...args} label="Price" help="Changed by two people." options={conflict} value="mine" />
      <RadioGroup {...args} label="Price" options={conflict} value="" required requiredText="required" error="Choose one." />
      <RadioGroup {...args} label="Scheme, disabled" disabled orientation="horizontal" />
      <RadioGroup {...args} label="Scheme, read only" readOnly orientation="horizontal" />
      <RadioGroup {...args} label="Hidden label" hideLabel orientation="horizontal" />
    </Column>
  ),
};

export const Keyboard: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Auto' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('dark');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Dark' })).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Dark' })).not.toHaveFocus();
  },
};

export const LongTurkishOnAPhone: Story = {
  tags: ['full'],
  args: {
    label: 'İki kişi aynı anda değiştirdi: hangisi kalsın?',
    help: 'Seçiminiz kaydedilene kadar iki değer de saklanır.',
    options: [
      { value: 'auto', label: 'Benim yazdığım değer kalsın', help: 'Diğer kişinin yaptığı değişiklik geri alınır.' },
      { value: 'dark', label: 'Diğer kişinin yazdığı değer kalsın', help: 'Yaptığınız değişiklik geri alınır.' },
    ],
  },
  decorators: [(Story) => <div style={{ width: phoneWidth }}>{Story()}</div>],
  globals: { viewport: { value: 'phone' } },
};

export const Hostile: Story = {
  tags: ['full'],
  args: { label: hostile, options: [{ value: '__proto__', label: hostile, help: hostile }], value: '__proto__' },
};
