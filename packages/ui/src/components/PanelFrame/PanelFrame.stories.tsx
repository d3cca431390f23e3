import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { IconButton } from '../IconButton';
import { Popover } from '../Popover';
import { PanelFrame } from './PanelFrame';

const LINES = Array.from({ length: 40 }, (_, line) => `Line ${line + 1}`);

const meta = {
  component: PanelFrame,
  args: {
    title: 'Messages',
    description: '3 unread messages, newest from Deniz',
    descriptionId: 'said',
    actions: <IconButton icon="check" label="Mark all as read" />,
    closeLabel: 'Close',
    onClose: fn(),
    children: (
      <div style={{ padding: 16 }}>
        {LINES.map((line) => (
          <p key={line}>
            <button type="button">{line}</button>
          </p>
        ))}
      </div>
    ),
    footer: <Button fullWidth>Show more</Button>,
  },
  render: (args) => (
    <Popover trigger={<Button>Open</Button>} label={args.title} size="panel" describedBy="said">
      {(close) => (
        <PanelFrame
          {...args}
          onClose={() => {
            args.onClose();
            close();
          }}
        />
      )}
    </Popover>
  ),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PanelFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog', { name: 'Messages' });
    await expect(dialog).toHaveAccessibleDescription('3 unread messages, newest from Deniz');
    await waitFor(() => expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
  },
};

/** It covers the whole window, so there is a close button. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const LongTurkish: Story = {
  tags: ['full'],
  args: {
    title: 'Mağaza çalışanlarından gelen mesajlar ve duyurular',
    description: '12 okunmamış mesaj var, en yenisi Featherstonehaugh-Cholmondeley’den',
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await screen.findByRole('dialog');
  },
};

/** Along the right edge. */
export const Docked: Story = {
  args: { alwaysClose: true },
  render: (args) => (
    <Popover trigger={<Button>Open</Button>} label={args.title} size="dock">
      {(close) => <PanelFrame {...args} onClose={close} />}
    </Popover>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog', { name: 'Messages' });
    await waitFor(() => expect(dialog.getBoundingClientRect().right).toBe(document.documentElement.clientWidth));
  },
};
