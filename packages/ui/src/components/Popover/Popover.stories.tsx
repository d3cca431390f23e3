import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button';
import { DescriptionList } from '../DescriptionList';
import { Popover } from './Popover';

const meta = {
  component: Popover,
  args: {
    trigger: <Button>Stock</Button>,
    label: 'Stock of Oak watch',
    children: (
      <DescriptionList
        items={[
          { term: 'On hand', value: '24' },
          { term: 'Reserved', value: '3' },
          { term: 'Available', value: '21' },
        ]}
      />
    ),
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = async () => within(await screen.findByRole('dialog'));

export const Default: Story = {};

export const Open: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Stock' });
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(trigger);
    await shown();
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Stock of Oak watch' })).toHaveFocus());
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  },
};

export const Keyboard: Story = {
  tags: ['behaviour'],
  args: { children: (close) => <Button onPress={close}>Done</Button> },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Stock' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await shown();
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard(' ');
    await shown();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const PressOutside: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement }) => {
    const trigger = canvas.getByRole('button', { name: 'Stock' });
    await userEvent.click(trigger);
    await shown();
    await userEvent.click(canvasElement.ownerDocument.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const Controlled: Story = {
  tags: ['behaviour'],
  args: { onOpenChange: fn() },
  render: function Holder(args) {
    const [open, setOpen] = useState(false);
    const change = (next: boolean) => {
      args.onOpenChange?.(next);
      setOpen(next);
    };
    return <Popover {...args} open={open} onOpenChange={change} />;
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stock' }));
    await shown();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
  },
};

export const LongTurkish: Story = {
  tags: ['full'],
  globals: { language: 'tr' },
  args: {
    trigger: <Button>Stok geçmişi</Button>,
    label: 'Meşe saatin stok geçmişi',
    children:
      'Bu ürün en son 3 Mart tarihinde Deniz tarafından sayıldı. Sayımdan sonra yapılan satışlar ve iadeler stok miktarına kendiliğinden yansıtılmıştır.',
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await shown();
    // Text that is only for screen readers is in the page's language too.
    await expect(screen.getAllByRole('button', { name: 'Kapat', hidden: true }).length).toBeGreaterThan(0);
  },
};

export const HostileText: Story = {
  tags: ['full'],
  args: { children: `<iframe src="javascript:alert(1)"> ${'Ş'.repeat(300)}` },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await shown();
  },
};

export const OnAPhone: Story = { tags: ['full'], ...LongTurkish, globals: { language: 'tr', viewport: { value: 'phone' } } };
