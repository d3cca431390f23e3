import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { Tabs } from './Tabs';

const meta = {
  component: Tabs,
  args: {
    label: 'Product',
    value: 'details',
    onChange: fn(),
    tabs: [
      { id: 'details', label: 'Details', content: <Button>Edit name</Button> },
      { id: 'pictures', label: 'Pictures', badge: 3, content: 'Front, side and back.' },
      { id: 'labels', label: 'Labels', disabled: true, content: 'None.' },
      { id: 'movements', label: 'Movements', content: 'No movements yet.' },
    ],
  },
  render: function Holder(args) {
    const [value, setValue] = useState(args.value);
    const change = (id: string) => {
      args.onChange(id);
      setValue(id);
    };
    return <Tabs {...args} value={value} onChange={change} />;
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('tabpanel', { name: 'Details' })).toBeVisible());
    await userEvent.click(canvas.getByRole('tab', { name: 'Pictures 3' }));
    await expect(args.onChange).toHaveBeenCalledWith('pictures');
    await expect(canvas.getByRole('tabpanel', { name: 'Pictures 3' })).toHaveTextContent('Front, side and back.');
    await expect(canvas.queryByText('Edit name')).toBeNull();
  },
};

export const Keyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name });
    await userEvent.tab();
    await waitFor(() => expect(tab('Details')).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(tab('Movements')).toHaveFocus());
    await waitFor(() => expect(canvas.getByRole('tabpanel', { name: 'Movements' })).toBeVisible());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(tab('Details')).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(tab('Movements')).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(tab('Details')).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(tab('Movements')).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveFocus());
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(tab('Movements')).toHaveFocus());
  },
};

/** Where there is no room for all, the selected tab is visible from the start. */
export const Narrow: Story = {
  tags: ['behaviour'],
  args: { value: 'movements' },
  decorators: [(Story) => <div style={{ width: 160 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('tablist').getBoundingClientRect();
    await waitFor(() =>
      expect(canvas.getByRole('tab', { name: 'Movements' }).getBoundingClientRect().right).toBeLessThanOrEqual(right + 1),
    );
  },
};

export const RightToLeft: Story = {
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Pictures 3' })).toHaveFocus());
  },
};

/** For a value that no tab has, from an old URL, the first tab is shown. */
export const UnknownValue: Story = {
  args: { value: 'history' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('tabpanel', { name: 'Details' })).toBeVisible());
  },
};

export const LongTurkish: Story = {
  tags: ['full'],
  args: {
    label: 'Ürün',
    value: 'a',
    tabs: [
      { id: 'a', label: 'Ürün bilgileri', content: 'Ad, SKU ve barkod.' },
      { id: 'b', label: 'Fotoğraflar ve açıklamalar', badge: 12, content: 'Üç fotoğraf.' },
      { id: 'c', label: 'Fiyatlandırma ve vergiler', content: 'Liste fiyatı ve vergi oranı.' },
      { id: 'd', label: 'Stok hareketleri', content: 'Henüz hareket yok.' },
    ],
  },
};

export const HostileText: Story = {
  tags: ['full'],
  args: {
    value: '"]',
    tabs: [
      { id: '"]', label: '<b>bold</b>', content: '{{x}}' },
      { id: '__proto__', label: 'W'.repeat(80), content: 'W'.repeat(300) },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: '<b>bold</b>' })).toHaveFocus());
  },
};

export const OnAPhone: Story = { tags: ['full'], ...LongTurkish, globals: { viewport: { value: 'phone' } } };
