import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { Column, hostile, phoneWidth } from '../Field/Field.fixtures';
import { NumberField } from './NumberField';

const meta = {
  component: NumberField,
  args: { label: 'Stock', value: 24, onChange: fn(), onInvalid: fn(), locale: 'en', min: 0, maxFractionDigits: 0 },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: number | null) => {
      setValue(next);
      args.onChange(next);
    };
    return (
      <Column width={240}>
        <NumberField {...args} value={value} onChange={change} />
      </Column>
    );
  },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Stock' });
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(field, '1200');
    await expect(args.onChange).toHaveBeenLastCalledWith(1200);
    await userEvent.tab();
    await expect(field).toHaveValue('1,200');
  },
};

export const States: Story = {
  render: (args) => (
    <Column width={240}>
      <NumberField {...args} />
      <NumberField {...args} label="Weight" value={0.35} maxFractionDigits={3} unit="kg" help="With its box." />
      <NumberField {...args} label="Tax" value={18.5} maxFractionDigits={2} unit="%" max={100} />
      <NumberField {...args} label="Reorder at" value={null} placeholder="20" />
      <NumberField {...args} labels={{ increase: 'One more', decrease: 'One less' }} unit="pcs" />
      <NumberField {...args} required requiredText="required" value={null} error="Enter how many there are." />
      <NumberField {...args} readOnly labels={{ increase: 'One more', decrease: 'One less' }} />
      <NumberField {...args} disabled unit="pcs" />
      <NumberField {...args} label="Stock, in a column of figures" align="end" />
      <NumberField {...args} label="More decimals than it takes" value={0.1 + 0.2} maxFractionDigits={2} />
    </Column>
  ),
};

export const DecimalComma: Story = {
  tags: ['behaviour'],
  args: { label: 'Ağırlık', locale: 'tr', value: null, maxFractionDigits: 3, unit: 'kg' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.type(field, '1234,5');
    await expect(args.onChange).toHaveBeenLastCalledWith(1234.5);
    await expect(args.onInvalid).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(field).toHaveValue('1.234,5');
  },
};

export const InvalidTextKept: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.clear(field);
    await userEvent.type(field, '12 or so');
    await expect(args.onInvalid).toHaveBeenLastCalledWith('12 or so', 'notANumber', undefined);
    await expect(args.onChange).toHaveBeenLastCalledWith(12);
    await userEvent.tab();
    await expect(field).toHaveValue('12 or so');
    await expect(field).toBeInvalid();
  },
};

/** The caller holds NaN for invalid text, and can discard it. */
export const InvalidTextDiscarded: Story = {
  tags: ['behaviour'],
  render: function Discardable(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Column width={240}>
        <NumberField {...args} value={value} onChange={setValue} onInvalid={() => setValue(Number.NaN)} />
        <Button onPress={() => setValue(24)}>Discard</Button>
      </Column>
    );
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.type(field, 'x');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(field).toHaveValue('24');
    await userEvent.type(field, ' or so');
    await expect(field).toHaveValue('24 or so');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(field).toHaveValue('24');
    await expect(field).toBeValid();
  },
};

const hardCases = [
  ['-0', 'negativeZero'],
  ['NaN', 'notANumber'],
  ['1e400', 'notANumber'],
  ['1.5', 'tooManyDecimals'],
  ['9999999999999999', 'tooLarge'],
] as const;

export const Refused: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('spinbutton');
    for (const [text, problem] of hardCases) {
      await userEvent.clear(field);
      await userEvent.paste(text);
      await expect(args.onInvalid).toHaveBeenLastCalledWith(
        text,
        problem,
        problem === 'tooManyDecimals' ? expect.any(Number) : undefined,
      );
      await expect(field).toHaveValue(text);
    }
  },
};

export const LanguageSwitchedWhileEditing: Story = {
  tags: ['behaviour'],
  args: { value: 19.5, maxFractionDigits: 2, minFractionDigits: 2 },
  render: function Switched(args) {
    const [value, setValue] = useState(args.value);
    const [locale, setLocale] = useState('en');
    const change = (next: number | null) => {
      setValue(next);
      args.onChange(next);
    };
    return (
      <Column width={240}>
        <NumberField {...args} value={value} onChange={change} locale={locale} />
        <Button onPress={() => setLocale('tr')}>Türkçe</Button>
        <output>{value}</output>
      </Column>
    );
  },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.clear(field);
    await userEvent.type(field, '1234.5');
    await fireEvent.click(canvas.getByRole('button', { name: 'Türkçe' }));
    await expect(field).toHaveValue('1.234,50');
    await expect(canvas.getByRole('status')).toHaveTextContent('1234.5');
    await userEvent.clear(field);
    await userEvent.type(field, '7,25');
    await expect(args.onChange).toHaveBeenLastCalledWith(7.25);
  },
};

export const Wheel: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.click(field);
    await fireEvent.wheel(field, { deltaY: 100 });
    await expect(field).toHaveValue('24');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Keyboard: Story = {
  tags: ['behaviour'],
  args: { max: 40 },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveFocus());
    for (const [key, value] of [
      ['ArrowUp', '25'],
      ['ArrowDown', '24'],
      ['PageDown', '14'],
      ['PageDown', '4'],
      ['PageDown', '0'],
      ['PageUp', '10'],
    ]) {
      await userEvent.keyboard(`{${key}}`);
      await expect(field).toHaveValue(value);
      await expect(field).toHaveAttribute('aria-valuenow', value);
    }
  },
};

/** A step button that would pass a bound is disabled and does nothing. */
export const StepButtonsAtBounds: Story = {
  tags: ['behaviour'],
  args: { value: 1, min: 1, max: 2, labels: { increase: 'One more', decrease: 'One less' } },
  play: async ({ canvas }) => {
    const [more, less] = [canvas.getByRole('button', { name: 'One more' }), canvas.getByRole('button', { name: 'One less' })];
    await expect(less).toBeDisabled();
    await userEvent.click(more);
    await expect(canvas.getByRole('spinbutton')).toHaveValue('2');
    await expect(more).toBeDisabled();
    await expect(less).toBeEnabled();
  },
};

export const StepButtons: Story = {
  tags: ['behaviour'],
  args: { labels: { increase: 'One more', decrease: 'One less' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(25);
    await userEvent.click(canvas.getByRole('button', { name: 'One less' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(24);
  },
};

export const LongTurkishOnAPhone: Story = {
  tags: ['full'],
  args: {
    label: 'Rafta ve depoda bulunan toplam ürün adedi',
    help: 'Ayrılmış ürünler de bu sayıya dahildir; sayım sonucunu yazın.',
    error: 'Lütfen sıfır veya daha büyük bir tam sayı yazın.',
    locale: 'tr',
    unit: 'adet',
    value: 123456789,
    labels: { increase: 'Bir artır', decrease: 'Bir azalt' },
  },
  decorators: [(Story) => <div style={{ width: phoneWidth }}>{Story()}</div>],
  globals: { viewport: { value: 'phone' } },
};

export const Hostile: Story = {
  args: { label: hostile, unit: '<b>' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.clear(field);
    await userEvent.paste(hostile);
    await expect(args.onInvalid).toHaveBeenLastCalledWith(hostile, 'notANumber', undefined);
  },
};
