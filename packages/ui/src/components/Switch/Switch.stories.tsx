import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Column, hostile, phoneWidth } from '../Field/Field.fixtures';
import { Switch } from './Switch';

const meta = {
  component: Switch,
  args: { label: 'Active', checked: false, onChange: fn() },
  render: function Controlled(args) {
    const [checked, setChecked] = useState(args.checked);
    const change = (next: boolean) => {
      setChecked(next);
      args.onChange(next);
    };
    return (
      <Column>
        <Switch {...args} checked={checked} onChange={change} />
      </Column>
    );
  },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Active' }));
    await expect(canvas.getByRole('switch')).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const States: Story = {
  render: (args) => (
    <Column>
      <Switch {...args} label="Off" />
      <Switch {...args} label="On" checked />
      <Switch {...args} label="Off, disabled" disabled />
      <Switch {...args} label="On, disabled" checked disabled />
      <Switch {...args} label="On, read only" checked readOnly />
      <Switch {...args} label="Sell online" help="Customers see it within a minute." checked />
      <Switch {...args} label="Sell online" error="Give it a price first." />
      <div>
        <Switch {...args} label="Field watch is active" hideLabel checked />
      </div>
    </Column>
  ),
};

export const FromRightToLeft: Story = {
  args: { checked: true, label: 'פעיל', help: 'שתי שורות' },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};

export const Keyboard: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('switch')).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const LongTurkishOnAPhone: Story = {
  tags: ['full'],
  args: {
    label: 'Ürün mağazada ve çevrimiçi satış kanallarında satışa açık olsun',
    help: 'Kapattığınızda ürün kasada okutulabilir, ancak müşterilerinize gösterilmez.',
    checked: true,
  },
  decorators: [(Story) => <div style={{ width: phoneWidth }}>{Story()}</div>],
  globals: { viewport: { value: 'phone' } },
};

export const Hostile: Story = { tags: ['full'], args: { label: hostile, help: hostile } };
