import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Column, hostile, phoneWidth, turkish } from '../Field/Field.fixtures';
import { TextField } from './TextField';

const meta = {
  component: TextField,
  args: { label: 'Product name', value: '', onChange: fn(), onBlur: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: string) => {
      setValue(next);
      args.onChange(next);
    };
    return (
      <Column>
        <TextField {...args} value={value} onChange={change} />
      </Column>
    );
  },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Product name' });
    await userEvent.type(field, 'İğne oyası 🧵');
    await expect(field).toHaveValue('İğne oyası 🧵');
    await expect(args.onChange).toHaveBeenLastCalledWith('İğne oyası 🧵');
  },
};

export const States: Story = {
  render: (args) => (
    <Column>
      <TextField {...args} label="Name" value="Field watch" />
      <TextField {...args} label="Name" help="As customers see it on the receipt." placeholder="Field watch" />
      <TextField
        {...args}
        label="SKU"
        required
        requiredText="required"
        value="FW-38-B"
        help="Letters, digits, dot, dash, slash."
      />
      <TextField {...args} label="SKU" required requiredText="required" error="Enter a SKU." />
      <TextField {...args} label="SKU" error="FW-38-B is the SKU of another product." help="Once per store." value="FW-38-B" />
      <TextField {...args} label="Barcode" readOnly value="4006381333931" />
      <TextField {...args} label="Barcode" disabled value="4006381333931" />
      <TextField {...args} label="Web address" type="url" prefix="shop.example/" value="field-watch" />
      <TextField {...args} label="Box" suffix="of 12" value="3" />
      <TextField {...args} label="Search in the table" hideLabel placeholder="Hidden label" />
    </Column>
  ),
};

export const Described: Story = {
  args: { help: 'As on the receipt.', error: 'Enter a name.', required: true, requiredText: 'required', suffix: 'pcs' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Product name' });
    await expect(field).toBeInvalid();
    await expect(field).toBeRequired();
    await expect(field).toHaveAccessibleDescription('Enter a name. As on the receipt. pcs');
  },
};

export const NearTheLimit: Story = {
  args: { maxLength: 20, value: 'Kırmızı deri çanta' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveAccessibleDescription('18 / 20');
    await userEvent.type(field, '👩‍👩‍👧‍👦');
    await expect(field).toHaveAccessibleDescription('19 / 20');
    await expect(field).toBeValid();
  },
};

export const PastedPastTheLimit: Story = {
  args: { maxLength: 20 },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste('A name that is far longer than what fits');
    await expect(args.onChange).toHaveBeenLastCalledWith('A name that is far longer than what fits');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('40+ / 20');
  },
};

export const Keyboard: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard('Saat');
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
};

export const LongTurkish: Story = {
  tags: ['full'],
  args: { ...turkish, required: true, requiredText: turkish.required, maxLength: 60, value: turkish.help },
};

export const Phone: Story = {
  tags: ['full'],
  args: { ...turkish, required: true, requiredText: turkish.required, value: 'Kırmızı deri çanta' },
  decorators: [(Story) => <div style={{ width: phoneWidth }}>{Story()}</div>],
  globals: { viewport: { value: 'phone' } },
};

export const Hostile: Story = {
  tags: ['full'],
  args: { label: hostile, help: hostile, error: hostile, value: hostile, prefix: '<b>' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue(args.value);
  },
};
