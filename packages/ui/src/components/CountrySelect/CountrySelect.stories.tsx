import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Column, hostile, phoneWidth } from '../Field/Field.fixtures';
import { flagPictures } from '../Flag/flagPictures';
import { CountrySelect } from './CountrySelect';
import { WORLD } from './CountrySelect.fixtures';

const meta = {
  component: CountrySelect,
  beforeEach: flagPictures.preload,
  args: {
    label: 'Country',
    value: 'tr',
    onChange: fn(),
    countries: WORLD,
    locale: 'en',
    placeholder: 'Choose a country',
    labels: {
      noMatch: 'No country of that name or code',
      open: 'Show countries',
      clear: 'No country',
      found: (count) => `${count} countries`,
    },
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: string | null) => {
      setValue(next);
      args.onChange(next);
    };
    return (
      <Column width={320}>
        <CountrySelect {...args} value={value} onChange={change} />
      </Column>
    );
  },
} satisfies Meta<typeof CountrySelect>;
export default meta;
type Story = StoryObj<typeof meta>;

const inTurkish = {
  label: 'Ülke',
  locale: 'tr',
  placeholder: 'Ülke seçin',
  labels: { noMatch: 'Bu ad ya da kodla ülke yok', open: 'Ülkeleri göster', clear: 'Ülke yok' },
};

export const Default: Story = {};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show countries' }));
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Türkiye+90');
  },
};

/** Countries are found by name in any case and with or without accents, by ISO code and by dial code. */
export const Found: Story = {
  args: { ...inTurkish, value: null },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Ülke' });
    for (const [typed, name] of [
      ['isvicre', 'İsviçre'],
      ['ŞİLİ', 'Şili'],
      ['+354', 'İzlanda'],
      ['xk', 'Kosova'],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      await expect(canvas.getAllByRole('option')[0]).toHaveTextContent(name);
    }
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('xk');
  },
};

export const NoResults: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.clear(field);
    await userEvent.type(field, '.*');
    await expect(canvas.getByRole('status')).toHaveTextContent('No country of that name or code');
  },
};

export const States: Story = {
  render: (args) => (
    <Column width={320}>
      <CountrySelect {...args} value={null} required requiredText="required" />
      <CountrySelect {...args} value="TR" help="In capitals, as other programs write it." />
      <CountrySelect {...args} value="zz" error="Choose a country" />
      <CountrySelect {...args} readOnly />
      <CountrySelect {...args} disabled />
    </Column>
  ),
};

export const Keyboard: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('tm');
    await userEvent.keyboard('swi{Escape}');
    await expect(canvas.getByRole('combobox')).toHaveValue('Turkmenistan');
  },
};

export const LongTurkishOnAPhone: Story = {
  tags: ['full'],
  args: {
    ...inTurkish,
    label: 'Ürünün üretildiği ya da ithal edildiği ülke',
    value: 'gs',
    countries: [...WORLD, { iso: 'gs', code: '500' }],
  },
  decorators: [(Story) => <div style={{ width: phoneWidth }}>{Story()}</div>],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
  },
};

export const Hostile: Story = {
  tags: ['full'],
  args: { label: hostile, value: '__proto__', countries: [{ iso: '__proto__', code: '1;drop', name: hostile }] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
  },
};
