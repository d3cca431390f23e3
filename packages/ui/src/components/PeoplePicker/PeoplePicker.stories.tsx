import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Column, hostile, phoneWidth } from '../Field/Field.fixtures';
import { PeoplePicker } from './PeoplePicker';
import type { PickedPerson } from './types';

const person = (name: string, rest: Partial<PickedPerson> = {}): PickedPerson => ({ id: name, name, ...rest });
const labels = {
  nameless: 'No name',
  failed: 'The people could not be loaded.',
  retry: 'Retry',
  search: 'Find a person',
  noMatch: 'Nobody is called that.',
};

const meta = {
  component: PeoplePicker,
  args: {
    label: 'Members',
    people: [
      person('Defne Aldridge', { presence: 'online', presenceLabel: 'online' }),
      person('Marcus Ode', { presence: 'away', presenceLabel: 'away' }),
      person('Çağla Işık'),
    ],
    selected: ['Marcus Ode'],
    onToggle: fn(),
    onRetry: fn(),
    empty: 'Nobody can be chosen yet.',
    labels,
    locale: 'en',
  },
  render: function Controlled(args) {
    const [selected, setSelected] = useState(args.selected);
    const toggle = (id: string) => {
      args.onToggle(id);
      const others = args.single ? [] : selected.filter((each) => each !== id);
      setSelected(selected.includes(id) && !args.single ? others : [...others, id]);
    };
    return (
      <Column width={480}>
        <PeoplePicker {...args} selected={selected} onToggle={toggle} />
      </Column>
    );
  },
} satisfies Meta<typeof PeoplePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /^Marcus Ode ?, away$/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Çağla Işık' }));
    await expect(args.onToggle).toHaveBeenLastCalledWith('Çağla Işık');
  },
};

export const SingleChoice: Story = {
  args: { single: true, label: 'For whom' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'For whom' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /^Defne Aldridge ?, online$/ }));
    await expect(canvas.getByRole('radio', { name: /^Marcus Ode ?, away$/ })).not.toBeChecked();
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const search = canvas.getByRole('textbox', { name: 'Find a person' });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard('ISIK');
    await waitFor(() => expect(canvas.getAllByRole('checkbox')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await expect(args.onToggle).toHaveBeenLastCalledWith('Çağla Işık');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getAllByRole('checkbox')).toHaveLength(3));
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onToggle).toHaveBeenLastCalledWith('Defne Aldridge');
  },
};

/** Enter takes a person whose name begins with the term, and nobody whose name only contains it. */
export const EnterPicksWordStart: Story = {
  tags: ['behaviour'],
  args: { people: ['Joann Reyes', 'Anna Bell', 'Ann'].map((name) => person(name)), selected: [] },
  play: async ({ args, canvas }) => {
    const search = canvas.getByRole('textbox');
    await userEvent.type(search, 'ann{Enter}');
    await expect(args.onToggle).toHaveBeenLastCalledWith('Ann');
    await userEvent.clear(search);
    await userEvent.type(search, 'oann{Enter}');
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};

export const NoResults: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'zzz');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Nobody is called that.'));
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const LongTurkishOnAPhone: Story = {
  tags: ['full'],
  args: {
    label: 'Kartta çalışanlar',
    labels: { ...labels, search: 'Kişi arayın' },
    people: [person('Abdurrahman Nurettin Küçükkömürcüoğlu'), person('İpek Şahin')],
    selected: ['İpek Şahin'],
    locale: 'tr',
  },
  decorators: [(Story) => <div style={{ width: phoneWidth }}>{Story()}</div>],
  globals: { viewport: { value: 'phone' } },
};

export const Hostile: Story = {
  tags: ['full'],
  args: { people: [person(''), person(hostile)], selected: ['gone'], label: hostile },
};
