import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button';
import { DescriptionList } from '../DescriptionList';
import { SegmentedControl } from '../SegmentedControl';
import { Drawer } from './Drawer';

function Preferences() {
  const [scheme, setScheme] = useState('auto');
  const [density, setDensity] = useState('comfortable');
  return (
    <div style={{ display: 'grid', gap: 24 }}>
      <SegmentedControl
        label="Scheme"
        value={scheme}
        onChange={setScheme}
        options={[
          { value: 'light', label: 'Light', icon: 'sun' },
          { value: 'dark', label: 'Dark', icon: 'moon' },
          { value: 'auto', label: 'Auto', icon: 'computer' },
        ]}
      />
      <SegmentedControl
        label="Density"
        value={density}
        onChange={setDensity}
        options={[
          { value: 'comfortable', label: 'Comfortable' },
          { value: 'compact', label: 'Compact' },
        ]}
      />
    </div>
  );
}

const meta = {
  component: Drawer,
  args: { open: true, onOpenChange: fn(), title: 'Appearance', closeLabel: 'Close', children: <Preferences /> },
  render: function Opener(args) {
    const [open, setOpen] = useState(args.open);
    const change = (next: boolean) => {
      args.onOpenChange(next);
      setOpen(next);
    };
    return (
      <>
        <Button onPress={() => setOpen(true)}>Open</Button>
        <Drawer {...args} open={open} onOpenChange={change} />
      </>
    );
  },
  play: async () => {
    await shown();
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = async () => within(await screen.findByRole('dialog'));

export const Default: Story = {};
export const AtTheStart: Story = { args: { side: 'start' } };

export const Wide: Story = {
  args: {
    size: 'md',
    title: 'Oak watch',
    description: 'SKU OAK-0042, last counted on 3 March',
    children: (
      <DescriptionList
        items={[
          { term: 'Barcode', value: '8690123456789' },
          { term: 'Stock', value: '24, of which 3 reserved' },
          { term: 'Vendor', value: 'Kestane Atölyesi' },
        ]}
      />
    ),
    footer: (
      <>
        <Button variant="quiet">Delete</Button>
        <Button variant="primary">Update</Button>
      </>
    ),
  },
};

export const Keyboard: Story = {
  tags: ['behaviour'],
  args: { open: false },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const drawer = await shown();
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Appearance' })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(drawer.getByRole('button', { name: 'Close' })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(drawer.getByRole('radio', { name: 'Auto' })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await expect(drawer.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus());
  },
};

export const PressOutside: Story = {
  tags: ['behaviour'],
  play: async ({ args }) => {
    await shown();
    const scrim = screen.getByRole('dialog').parentElement?.parentElement;
    await userEvent.pointer({ keys: '[MouseLeft]', target: scrim as HTMLElement, coords: { x: 10, y: 10 } });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

const LINES = Array.from({ length: 60 }, (_, line) => `Movement ${line + 1}`);

/** The footer stays in view. */
export const LongContent: Story = {
  args: {
    title: 'Movements',
    children: LINES.map((line) => <p key={line}>{line}</p>),
    footer: <Button>Export</Button>,
  },
  play: async () => {
    const drawer = await shown();
    await waitFor(() => expect(drawer.getByRole('button', { name: 'Export' })).toBeVisible());
    await waitFor(() => expect(drawer.getByText('Movement 1').parentElement).toHaveAttribute('tabindex', '0'));
  },
};

export const LongTurkish: Story = {
  tags: ['full'],
  args: {
    title: 'Mağazanın görünüşünü ve ekran yoğunluğunu kendinize göre ayarlayın',
    description: 'Seçimleriniz bu tarayıcıdaki bütün sekmelerde geçerli olur.',
    closeLabel: 'Kapat',
  },
};

export const HostileText: Story = {
  tags: ['full'],
  args: { title: '"><svg onload=alert(1)>', children: `\u202E${'x'.repeat(400)}` },
};

export const OnAPhone: Story = { ...Wide, globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};
