import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Column, hostile, phoneWidth } from '../Field/Field.fixtures';
import { ComboBox } from './ComboBox';
import { countries } from './ComboBox.fixtures';

const brands = ['Ağaç & Demir', 'Işık Saat', 'İnci Çanta', 'Northwind', 'Orta Kat'].map((label) => ({ value: label, label }));

const meta = {
  component: ComboBox,
  args: {
    label: 'Brand',
    value: 'Northwind',
    onChange: fn(),
    onBlur: fn(),
    options: brands,
    placeholder: 'Choose a brand',
    labels: { noMatch: 'No brand of that name', open: 'Show brands', clear: 'No brand', found: (count) => `${count} brands` },
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: string | null) => {
      setValue(next);
      args.onChange(next);
    };
    return (
      <Column width={280}>
        <ComboBox {...args} value={value} onChange={change} />
      </Column>
    );
  },
} satisfies Meta<typeof ComboBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Brand' });
    await userEvent.click(field);
    await userEvent.type(field, 'IŞIK', { initialSelectionStart: 0, initialSelectionEnd: 20 });
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('option', { name: 'Işık Saat' }));
    await expect(field).toHaveValue('Işık Saat');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('Işık Saat');
  },
};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show brands' }));
    await expect(canvas.getAllByRole('option')).toHaveLength(5);
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
  },
};

export const TurkishLetters: Story = {
  tags: ['behaviour'],
  args: { value: null },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    for (const [typed, found] of [
      ['isik', 'Işık Saat'],
      ['ıncı', 'İnci Çanta'],
      ['CANTA', 'İnci Çanta'],
      ['agac', 'Ağaç & Demir'],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      await expect(canvas.getByRole('option')).toHaveTextContent(found);
    }
  },
};

export const NoResults: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.clear(field);
    await userEvent.type(field, '.*');
    await expect(canvas.getAllByText('No brand of that name')[0]).toBeInTheDocument();
    await expect(canvas.getByRole('status')).toHaveTextContent('No brand of that name');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Countries: Story = {
  args: {
    label: 'Country',
    value: 'c7',
    options: countries,
    labels: {
      noMatch: 'No country of that name',
      open: 'Show countries',
      clear: 'No country',
      found: (count) => `${count} countries`,
    },
  },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    await expect(canvas.getAllByRole('option').length).toBeLessThan(40);
    await expect(canvas.getByRole('option', { selected: true })).toHaveAttribute('aria-setsize', '250');
    await userEvent.keyboard('{ArrowUp}');
    for (let presses = 0; presses < 40; presses += 1) await userEvent.keyboard('{PageDown}');
    const last = document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
    await expect(last).toHaveAttribute('aria-posinset', '250');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('c249');
    await userEvent.type(field, '+1042', { initialSelectionStart: 0, initialSelectionEnd: 50 });
    await expect(canvas.getByRole('option')).toBeInTheDocument();
  },
};

export const States: Story = {
  render: (args) => (
    <Column width={280}>
      <ComboBox {...args} />
      <ComboBox {...args} value={null} required requiredText="required" />
      <ComboBox {...args} value={null} error="Choose a brand." help="Decides whose name is on the label." />
      <ComboBox {...args} readOnly />
      <ComboBox {...args} disabled />
      <ComboBox {...args} label="Country" value="c3" options={countries} />
    </Column>
  ),
};

export const FailedToLoad: Story = {
  args: { value: null, options: [], onRetry: fn(), retryText: 'Couldn’t load the brands. Try again' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Try again/ }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const ClearedSelectsNothing: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas }) => {
    await userEvent.clear(canvas.getByRole('combobox'));
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

export const Keyboard: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox');
    const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(active()).toBe('Northwind');
    await userEvent.keyboard('{ArrowDown}');
    await expect(active()).toBe('Orta Kat');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(field).toHaveValue('Northwind');
    await userEvent.keyboard('xyz');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('Northwind');
    await userEvent.keyboard('{Control>}a{/Control}agac{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('Ağaç & Demir');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'No brand' })).toHaveFocus());
  },
};

/** An exact match comes first; a text that is only part of another name selects nothing yet. */
export const TypedWhole: Story = {
  tags: ['behaviour'],
  args: { options: ['Ladder', 'Lad', 'Blade'].map((label) => ({ value: label, label })), value: 'Blade' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    await userEvent.keyboard('{Control>}a{/Control}lad{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('Lad');
    await userEvent.keyboard('{Control>}a{/Control}lade{Enter}');
    await expect(field).toHaveValue('lade');
    await userEvent.keyboard('{Tab}');
    await expect(field).toHaveValue('Lad');
    await userEvent.click(field);
    await userEvent.keyboard('{Control>}a{/Control}lade{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('Blade');
  },
};

export const LongTurkishOnAPhone: Story = {
  tags: ['full'],
  args: {
    label: 'Ürünün üretildiği ya da ithal edildiği ülke',
    help: 'Listede aramak için ülkenin adını, kodunu ya da telefon kodunu yazabilirsiniz.',
    value: 'a',
    options: [
      { value: 'a', label: 'Güney Georgia ve Güney Sandwich Adaları' },
      { value: 'b', label: 'Amerika Birleşik Devletleri Küçük Dış Adaları' },
    ],
  },
  decorators: [(Story) => <div style={{ width: phoneWidth }}>{Story()}</div>],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
  },
};

export const Hostile: Story = {
  tags: ['full'],
  args: { label: hostile, value: '__proto__', options: [{ value: '__proto__', label: hostile, keywords: '( [ \\' }] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
  },
};
