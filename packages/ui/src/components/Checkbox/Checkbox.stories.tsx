import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Column, hostile, phoneWidth } from '../Field/Field.fixtures';
import { Link } from '../Link/Link';
import { Checkbox } from './Checkbox';

const meta = {
  component: Checkbox,
  args: { label: 'Remember me', checked: false, onChange: fn() },
  render: function Controlled(args) {
    const [checked, setChecked] = useState(args.checked);
    const change = (next: boolean) => {
      setChecked(next);
      args.onChange(next);
    };
    return (
      <Column>
        <Checkbox {...args} checked={checked} onChange={change} />
      </Column>
    );
  },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Remember me'));
    await expect(canvas.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const States: Story = {
  render: (args) => (
    <Column>
      <Checkbox {...args} label="Off" />
      <Checkbox {...args} label="On" checked />
      <Checkbox {...args} label="Some are on" indeterminate />
      <Checkbox {...args} label="Off, disabled" disabled />
      <Checkbox {...args} label="On, disabled" checked disabled />
      <Checkbox {...args} label="On, read only" checked readOnly />
      <Checkbox {...args} label="Track stock" help="Warns when the last one is sold." />
      <Checkbox
        {...args}
        label={
          <>
            I agree to the <Link href="#terms">terms</Link>
          </>
        }
        required
        requiredText="required"
        error="Agree to the terms to go on."
      />
      <div>
        <Checkbox {...args} label="Select Field watch" hideLabel />
        <Checkbox {...args} label="Select Dive watch" hideLabel checked />
      </div>
    </Column>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Some are on' })).toBePartiallyChecked();
    await expect(canvas.getByRole('checkbox', { name: 'I agree to the terms' })).toHaveAccessibleDescription(
      'Agree to the terms to go on.',
    );
  },
};

export const StaysIndeterminate: Story = {
  tags: ['behaviour'],
  args: { label: 'Select all', indeterminate: true },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.click(box);
    await expect(box).toBePartiallyChecked();
  },
};

export const ReadOnly: Story = {
  args: { checked: true, readOnly: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

export const Keyboard: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('checkbox')).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const LongTurkishOnAPhone: Story = {
  tags: ['full'],
  args: {
    label: 'Üyelik sözleşmesini ve kişisel verilerin işlenmesine ilişkin aydınlatma metnini okudum, kabul ediyorum',
    help: 'Sözleşmeyi dilediğiniz zaman ayarlar sayfasından yeniden okuyabilirsiniz.',
    error: 'Devam edebilmek için sözleşmeyi kabul etmeniz gerekir.',
    required: true,
    requiredText: 'zorunlu',
  },
  decorators: [(Story) => <div style={{ width: phoneWidth }}>{Story()}</div>],
  globals: { viewport: { value: 'phone' } },
};

export const Hostile: Story = { tags: ['full'], args: { label: hostile, help: hostile, error: hostile } };
