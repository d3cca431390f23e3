import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Column, hostile, phoneWidth, turkish } from '../Field/Field.fixtures';
import { CalendarLayer } from './CalendarLayer';
import { DateField } from './DateField';

const meta = {
  component: DateField,
  beforeEach: CalendarLayer.preload,
  args: {
    label: 'Due date',
    value: '2026-03-20',
    onChange: fn(),
    onProblem: fn(),
    locale: 'en',
    labels: { open: 'Open the calendar', clear: 'Clear the date', today: 'Today' },
    reasons: {
      incomplete: 'Enter day, month and year, the year with four digits',
      noSuchDay: 'There is no such day',
      tooEarly: 'Choose a day of this year',
      tooLate: 'Choose a day of this year',
    },
  },
  render: function Controlled(args) {
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

const part = (name: string) => screen.getByRole('spinbutton', { name: new RegExp(`^${name}`) });
const calendar = async () => within(await screen.findByRole('dialog'));
const inTurkish = {
  label: 'Doğum tarihi',
  locale: 'tr',
  labels: { open: 'Takvimi açın', clear: 'Tarihi temizleyin', today: 'Bugün' },
  reasons: { incomplete: 'Gün, ay ve dört haneli yıl girin', noSuchDay: 'Böyle bir gün yok' },
};

export const Default: Story = {};

export const States: Story = {
  render: (args) => (
    <Column>
      <DateField {...args} value={null} required requiredText="required" />
      <DateField {...args} help="The day it must be done." />
      <DateField {...args} error="Choose a day of this year" />
      <DateField {...args} value="2025-12-31" min="2026-01-01" />
      <DateField {...args} disabled />
      <DateField {...args} readOnly />
    </Column>
  ),
};

/** Typing digits moves from part to part; a day is passed on once its year has four digits. */
export const Typed: Story = {
  args: { value: null },
  play: async ({ args }) => {
    await userEvent.click(part('month'));
    await userEvent.keyboard('0401202');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('7');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-04-01');
    await waitFor(() => expect(args.onProblem).toHaveBeenLastCalledWith(null));
  },
};

/** The 31st of April stays as typed and is refused; it does not turn into another day. */
export const NoSuchDay: Story = {
  args: { value: null },
  play: async ({ args, canvas }) => {
    await userEvent.click(part('month'));
    await userEvent.keyboard('04312026');
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText('There is no such day')).toBeVisible());
    await expect(part('day')).toHaveTextContent('31');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(args.onProblem).toHaveBeenLastCalledWith('noSuchDay');
  },
};

export const HalfTyped: Story = {
  args: { value: null },
  play: async ({ args, canvas }) => {
    await userEvent.click(part('month'));
    await userEvent.keyboard('04');
    await expect(canvas.queryByText(/^Enter day/)).toBeNull();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(canvas.getByText(/^Enter day/)).toBeVisible());
    await expect(args.onProblem).toHaveBeenLastCalledWith('incomplete');
  },
};

/** Clearing also removes an incomplete date, and the focus stays in the field. */
export const Cleared: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the date' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await waitFor(() => expect(part('month')).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: 'Clear the date' })).toBeNull();
  },
};

export const Pasted: Story = {
  tags: ['behaviour'],
  args: { ...inTurkish, value: null },
  play: async ({ args }) => {
    await userEvent.click(part('gün'));
    await userEvent.paste('1.4.2027');
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-04-01');
  },
};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the calendar' }));
    const month = await calendar();
    await waitFor(() => expect(month.getByRole('button', { name: /March 20, 2026/ })).toHaveFocus());
  },
};

/** Weeks begin according to the language, and days outside the range can't be chosen. */
export const OpenInTurkish: Story = {
  args: { ...inTurkish, value: '2026-02-20', max: '2026-02-25' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Takvimi açın' }));
    const month = await calendar();
    await expect(month.getAllByRole('columnheader', { hidden: true })[0]).toHaveTextContent('Pzt');
    await expect(month.getByRole('button', { name: /26 Şubat/ })).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(month.getByRole('combobox', { name: 'yıl' })).toBeVisible());
  },
};

/** A birthday is two choices away. */
export const Jump: Story = {
  tags: ['behaviour'],
  args: { value: null, max: '2026-03-02', labels: { open: 'Open the calendar', clear: 'Clear the date' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the calendar' }));
    const month = await calendar();
    await userEvent.selectOptions(month.getByRole('combobox', { name: 'year' }), '1984');
    await userEvent.selectOptions(month.getByRole('combobox', { name: 'month' }), 'February');
    await userEvent.click(month.getByRole('button', { name: /February 29, 1984/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('1984-02-29');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open the calendar' })).toHaveFocus());
  },
};

export const Keyboard: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(part('month')).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-04-20');
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-04-19');
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const month = await calendar();
    await waitFor(() => expect(month.getByRole('button', { name: /April 19, 2026/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-04-26');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(part('day')).toHaveFocus());
    for (let stops = 0; stops < 3; stops += 1) await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open the calendar' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await calendar();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const TurkishEmpty: Story = { tags: ['full'], args: { ...inTurkish, value: null, help: turkish.help } };

export const Narrow: Story = {
  args: { ...inTurkish, label: turkish.label, error: turkish.error },
  decorators: [(Story) => <div style={{ width: phoneWidth }}>{Story()}</div>],
  globals: { viewport: { value: 'phone' }, language: 'tr' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Takvimi açın' }));
    await calendar();
  },
};

/** An invalid day in the data counts as empty. */
export const Hostile: Story = { tags: ['full'], args: { label: hostile, help: hostile, value: '2026-02-31' } };
