import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Column, hostile, phoneWidth, turkish } from '../Field/Field.fixtures';
import { TextArea } from './TextArea';

const meta = {
  component: TextArea,
  args: { label: 'Description', value: '', onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: string) => {
      setValue(next);
      args.onChange(next);
    };
    return (
      <Column width={480}>
        <TextArea {...args} value={value} onChange={change} />
      </Column>
    );
  },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Description' }), 'One{Enter}two');
    await expect(args.onChange).toHaveBeenLastCalledWith('One\ntwo');
  },
};

export const AutoGrow: Story = {
  args: { autoGrow: true, rows: 2 },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    const before = field.offsetHeight;
    await userEvent.type(field, 'a{Enter}b{Enter}c{Enter}d{Enter}e');
    await expect(field.offsetHeight).toBeGreaterThan(before);
    await expect(field.scrollHeight).toBeLessThanOrEqual(field.clientHeight);
  },
};

export const NearTheLimit: Story = {
  args: { maxLength: 100, value: `${'Kalın dokunmuş pamuk. '.repeat(4)}ğ`, help: 'Shown on the product’s page.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Shown on the product’s page. 89 / 100');
  },
};

export const States: Story = {
  render: (args) => (
    <Column width={480}>
      <TextArea {...args} value="A field watch with a canvas strap." rows={2} />
      <TextArea {...args} error="Enter a description." required requiredText="required" rows={2} />
      <TextArea {...args} value="A field watch with a canvas strap." readOnly rows={2} />
      <TextArea {...args} value="A field watch with a canvas strap." disabled rows={2} />
    </Column>
  ),
};

export const Keyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).not.toHaveFocus();
  },
};

export const LongTurkishOnAPhone: Story = {
  tags: ['full'],
  args: { ...turkish, required: true, requiredText: turkish.required, value: turkish.help.repeat(3), maxLength: 255 },
  decorators: [(Story) => <div style={{ width: phoneWidth }}>{Story()}</div>],
  globals: { viewport: { value: 'phone' } },
};

export const Hostile: Story = {
  tags: ['full'],
  args: { label: hostile, help: hostile, error: hostile, value: hostile },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue(args.value);
  },
};
