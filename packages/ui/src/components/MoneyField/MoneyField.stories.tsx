import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Column, phoneWidth } from '../Field/Field.fixtures';
import { MoneyField } from './MoneyField';

const meta = {
  component: MoneyField,
  args: { label: 'Price', value: 149, onChange: fn(), onInvalid: fn(), locale: 'en' },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: number | null) => {
      setValue(next);
      args.onChange(next);
    };
    return (
      <Column width={240}>
        <MoneyField {...args} value={value} onChange={change} />
      </Column>
    );
  },
} satisfies Meta<typeof MoneyField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Price' });
    await expect(field).toHaveValue('149.00');
    await userEvent.clear(field);
    await userEvent.paste('$1,249.50');
    await expect(args.onChange).toHaveBeenLastCalledWith(1249.5);
    await userEvent.tab();
    await expect(field).toHaveValue('1,249.50');
  },
};

export const Turkish: Story = {
  args: { label: 'Fiyat', locale: 'tr', value: null },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('spinbutton');
    for (const [typed, value, shown] of [
      ['19,50', 19.5, '19,50'],
      ['19.50', 19.5, '19,50'],
      ['1,01', 1.01, '1,01'],
      ['1.250', 1250, '1.250,00'],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      await userEvent.tab();
      await expect(args.onChange).toHaveBeenLastCalledWith(value);
      await expect(field).toHaveValue(shown);
    }
    await expect(args.onInvalid).not.toHaveBeenCalled();
  },
};

export const States: Story = {
  render: (args) => (
    <Column width={240}>
      <MoneyField {...args} />
      <MoneyField {...args} label="Cost" value={null} placeholder="0.00" help="What you paid for one." />
      <MoneyField {...args} error="The price is below the cost." />
      <MoneyField {...args} readOnly />
      <MoneyField {...args} disabled />
      <MoneyField {...args} currency="EUR" locale="de" label="Preis" value={1249.5} />
      <MoneyField {...args} currency="TRY" locale="tr" label="Fiyat" value={1249.5} />
      <MoneyField {...args} currency="JPY" value={12000} />
      <MoneyField {...args} value={1249.5} align="end" />
    </Column>
  ),
};

export const TooManyDecimals: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.clear(field);
    await userEvent.paste('1.005');
    await expect(args.onInvalid).toHaveBeenLastCalledWith('1.005', 'tooManyDecimals', 1.005);
    await expect(field).toHaveValue('1.005');
  },
};

export const Keyboard: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(150);
    await expect(canvas.getByRole('spinbutton')).toHaveValue('150.00');
  },
};

export const LongTurkishOnAPhone: Story = {
  tags: ['full'],
  args: {
    label: 'Vergiler dahil perakende satış fiyatı',
    help: 'Müşterinizin kasada ödeyeceği tutarı yazın.',
    error: 'Satış fiyatı alış fiyatından düşük; yine de kaydedebilirsiniz.',
    locale: 'tr',
    currency: 'TRY',
    value: 123456789.99,
  },
  decorators: [(Story) => <div style={{ width: phoneWidth }}>{Story()}</div>],
  globals: { viewport: { value: 'phone' } },
};
