import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { WORLD } from '../CountrySelect/CountrySelect.fixtures';
import { Column, hostile, phoneWidth } from '../Field/Field.fixtures';
import { flagPictures } from '../Flag/flagPictures';
import { PhoneField } from './PhoneField';
import { phoneRules } from './phoneRules';
import type { PhoneChange, PhoneValue } from './types';

const meta = {
  component: PhoneField,
  beforeEach: async () => {
    await Promise.all([flagPictures.preload(), phoneRules.preload()]);
  },
  args: {
    label: 'Phone number',
    value: { country: 'tr', number: '+905321234567' },
    onChange: fn(),
    countries: WORLD,
    locale: 'en',
    labels: {
      country: 'Country code',
      countries: { noMatch: 'No country of that name or code', open: 'Show countries', found: (count) => `${count} countries` },
    },
    reasons: {
      notANumber: 'Enter a phone number',
      tooShort: 'This number is too short',
      tooLong: 'This number is too long',
      noSuchNumber: 'There is no such number in this country',
      extension: 'Put the extension into the label',
      noCountry: 'Choose the country of this number',
      unknownCountry: 'No country has this code',
    },
  },
  render: function Controlled(args) {
    const [value, setValue] = useState<PhoneValue>(args.value);
    const change = (answer: PhoneChange) => {
      setValue({ country: answer.country, number: answer.e164 ?? answer.number });
      args.onChange(answer);
    };
    return (
      <Column>
        <PhoneField {...args} value={value} onChange={change} />
      </Column>
    );
  },
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Phone number' })).toHaveValue('532 123 45 67'));
    await expect(canvas.getByRole('combobox', { name: 'Country code' })).toHaveAccessibleDescription('Türkiye');
  },
};

/** Gaps are added while typing; the stored value is E.164. */
export const Typed: Story = {
  args: { value: { country: 'us', number: '' } },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Phone number' });
    await userEvent.type(field, '2025550143');
    await expect(field).toHaveValue('(202) 555-0143');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      country: 'us',
      number: '(202) 555-0143',
      e164: '+12025550143',
      isValid: true,
    });
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveValue('202 555 0143'));
  },
};

/** A pasted number with a country code sets its country. */
export const Pasted: Story = {
  tags: ['behaviour'],
  args: { value: { country: 'tr', number: '' } },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Phone number' });
    await userEvent.click(field);
    await userEvent.paste('0044 20 7946 0958');
    await waitFor(() => expect(field).toHaveValue('20 7946 0958'));
    await expect(canvas.getByRole('combobox')).toHaveValue('+44');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ country: 'gb', e164: '+442079460958' }));
  },
};

/** While the middle of a number is edited, nothing moves under the caret. */
export const Corrected: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Phone number' });
    await waitFor(() => expect(field).toHaveValue('532 123 45 67'));
    await userEvent.type(field, '{Backspace}9', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    await expect(field).toHaveValue('539 123 45 67');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ e164: '+905391234567' }));
  },
};

export const TooShort: Story = {
  args: { value: { country: 'tr', number: '' } },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Phone number' });
    await userEvent.type(field, '532');
    await expect(canvas.queryByText('This number is too short')).toBeNull();
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveAccessibleDescription('This number is too short'));
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ e164: null, isValid: false }));
  },
};

/** No country is selected: the number stays unchanged until one is. */
export const NoCountry: Story = {
  args: { value: { country: null, number: '5321234567' } },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByText('Choose the country of this number')).toBeVisible());
    await userEvent.type(canvas.getByRole('combobox', { name: 'Country code' }), 'turk{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ country: 'tr', e164: '+905321234567' }));
    await waitFor(() => expect(canvas.queryByText('Choose the country of this number')).toBeNull());
  },
};

export const OpenCountries: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show countries' }));
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Türkiye');
  },
};

export const States: Story = {
  render: (args) => (
    <Column>
      <PhoneField {...args} value={{ country: 'us', number: '' }} required requiredText="required" placeholder="202 555 0143" />
      <PhoneField {...args} value={{ country: 'zz', number: '+12025550143' }} help="Of a country that is not in the list." />
      <PhoneField {...args} value={{ country: 'gb', number: 'ask Mina' }} />
      <PhoneField {...args} error="Another contact has this number" />
      <PhoneField {...args} readOnly />
      <PhoneField {...args} disabled />
    </Column>
  ),
};

export const Keyboard: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Country code' })).toHaveFocus());
    await userEvent.keyboard('+31{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ country: 'nl' }));
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Phone number' })).toHaveFocus());
  },
};

export const LongTurkishOnAPhone: Story = {
  tags: ['full'],
  args: {
    label: 'Mağazanın teslimat görevlisine ulaşılabilecek telefon numarası',
    help: 'Numarayı ülke koduyla birlikte yapıştırabilirsiniz; ülke kendiliğinden seçilir.',
    value: { country: 'as', number: '+16845550143' },
    locale: 'tr',
    labels: { country: 'Ülke kodu', countries: { noMatch: 'Bu ad ya da kodla ülke yok', open: 'Ülkeleri göster' } },
  },
  decorators: [(Story) => <div style={{ width: phoneWidth }}>{Story()}</div>],
  globals: { viewport: { value: 'phone' }, language: 'tr' },
};

export const Hostile: Story = { tags: ['full'], args: { label: hostile, value: { country: '__proto__', number: hostile } } };
