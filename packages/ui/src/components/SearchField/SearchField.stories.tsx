import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Column, hostile, phoneWidth } from '../Field/Field.fixtures';
import { SearchField } from './SearchField';

const meta = {
  component: SearchField,
  args: {
    label: 'Search products',
    hideLabel: true,
    placeholder: 'Name, SKU or barcode',
    value: '',
    onChange: fn(),
    onSubmit: fn(),
    labels: { clear: 'Clear search' },
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: string) => {
      setValue(next);
      args.onChange(next);
    };
    return (
      <Column>
        <SearchField {...args} value={value} onChange={change} />
      </Column>
    );
  },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search products' }), 'saat{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith('saat');
  },
};

export const Cleared: Story = {
  tags: ['behaviour'],
  args: { value: 'saat' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('');
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus());
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const States: Story = {
  render: (args) => (
    <Column>
      <SearchField {...args} />
      <SearchField {...args} value="saat" />
      <SearchField {...args} hideLabel={false} help="Looks in every store." />
      <SearchField {...args} value="saat" disabled />
    </Column>
  ),
};

export const Keyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const onOutsideKey = fn<(key: string) => void>();
    const stop = new AbortController();
    document.addEventListener('keydown', ({ key }) => onOutsideKey(key), { signal: stop.signal });
    await userEvent.tab();
    await userEvent.keyboard('saat');
    onOutsideKey.mockClear();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(onOutsideKey).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(onOutsideKey).toHaveBeenCalledWith('Escape');
    stop.abort();
  },
};

export const HostileOnAPhone: Story = {
  tags: ['full'],
  args: { value: hostile, placeholder: 'Ürün adı, SKU ya da barkod ile arayın' },
  decorators: [(Story) => <div style={{ width: phoneWidth }}>{Story()}</div>],
  globals: { viewport: { value: 'phone' } },
};
