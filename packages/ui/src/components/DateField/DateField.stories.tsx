import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { Column, phoneWidth, turkish } from '../Field/Field.fixtures';
import { DateField } from './DateField';

const meta = {
  component: DateField,
  args: { label: 'Due date', value: '2026-03-20', onChange: fn(), locale: 'en', clearLabel: 'Clear the date' },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: string | null) => {
      setValue(next);
      args.onChange(next);
    };
    return (
      <Column>
        <DateField {...args} value={value} onChange={change} />
      </Column>
    );
  },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Due date');
    await fireEvent.change(field, { target: { value: '2026-04-01' } });
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-04-01');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the date' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(field).toHaveValue('');
    await waitFor(() => expect(field).toHaveFocus());
  },
};

export const States: Story = {
  render: (args) => (
    <Column>
      <DateField {...args} value={null} placeholder="mm/dd/yyyy" />
      <DateField {...args} help="The day it must be done." />
      <DateField {...args} error="Choose a day of this year" />
      <DateField {...args} disabled />
      <DateField {...args} readOnly />
    </Column>
  ),
};

const inTurkish = {
  label: 'Son tarih',
  help: turkish.help,
  clearLabel: 'Tarihi temizle',
  placeholder: 'gg.aa.yyyy',
  locale: 'tr',
};

/** The day stands as the app's language writes it, whatever the browser's; while it is typed in, the field is the browser's. */
export const Turkish: Story = {
  args: inTurkish,
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Son tarih');
    await waitFor(() => expect(canvas.getByText('20.03.2026')).toBeVisible());
    field.focus();
    await waitFor(() => expect(canvas.getByText('20.03.2026')).not.toBeVisible());
    await fireEvent.change(field, { target: { value: '2026-04-01' } });
    field.blur();
    await waitFor(() => expect(canvas.getByText('01.04.2026')).toBeVisible());
  },
};
export const TurkishEmpty: Story = { args: { ...inTurkish, value: null } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: phoneWidth }}>{Story()}</div>] };
