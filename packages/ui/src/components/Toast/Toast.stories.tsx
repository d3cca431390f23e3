import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button';
import { Dialog } from '../Dialog';
import { createManualClock } from './manualClock';
import { ToastRegion } from './ToastRegion';
import { createToastStore } from './toastStore';
import { TOAST_TONES, type ToastItem } from './types';
import { useToasts } from './useToasts';

const MESSAGES = {
  neutral: 'The link is copied',
  info: 'Two products were changed on another device',
  success: 'Oak watch is saved',
  warning: 'Prices were rounded to two decimals',
  critical: 'Oak watch could not be saved',
};

const meta = {
  component: ToastRegion,
  args: {
    label: 'Messages',
    dismissLabel: 'Dismiss',
    onDismiss: fn(),
    toasts: [{ id: '1', tone: 'success', message: MESSAGES.success, duration: null }],
  },
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByText('Oak watch is saved')).toBeVisible());
    await expect(canvas.getByRole('status')).toHaveTextContent('Oak watch is saved');
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledWith('1');
  },
};

export const Tones: Story = {
  args: { toasts: TOAST_TONES.map((tone) => ({ id: tone, tone, message: MESSAGES[tone], duration: null })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')).toHaveLength(4);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Oak watch could not be saved');
  },
};

export const WithUndo: Story = {
  args: {
    toasts: [{ id: '1', message: 'Oak watch is deleted', action: { label: 'Undo', onAction: fn() } }],
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.toasts[0]?.action?.onAction).toHaveBeenCalledOnce();
    await expect(args.onDismiss).toHaveBeenCalledWith('1');
  },
};

/** Creates a region with a store and a clock that the play function advances. */
function withTime(...first: Omit<ToastItem, 'id'>[]) {
  const clock = createManualClock();
  const store = createToastStore();
  const story: Story = {
    beforeEach: () => {
      for (const toast of store.getSnapshot()) store.dismiss(toast.id);
      for (const toast of first) store.show(toast);
    },
    render: function WithStore(args) {
      const [open, setOpen] = useState(false);
      return (
        <>
          <Button onPress={() => setOpen(true)}>Edit</Button>
          <Dialog open={open} onOpenChange={setOpen} title="Edit Oak watch" closeLabel="Close" />
          <ToastRegion {...args} toasts={useToasts(store)} onDismiss={store.dismiss} clock={clock} />
        </>
      );
    },
  };
  return { clock, store, story };
}

const passing = withTime({ message: 'Oak watch is saved' });
export const Disappears: Story = {
  ...passing.story,
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await settled('Oak watch is saved');
    passing.clock.advance(5900);
    await expect(canvas.getByText('Oak watch is saved')).toBeInTheDocument();
    passing.clock.advance(100);
    await waitFor(() => expect(canvas.queryByText('Oak watch is saved')).toBeNull());
  },
};

const hovered = withTime({ message: 'Oak watch is deleted', action: { label: 'Undo', onAction: fn() }, duration: 3000 });
/** A toast with Undo stays at least eight seconds, and longer while it is hovered or focused. */
export const WaitsWhileItIsRead: Story = {
  ...hovered.story,
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const message = await settled('Oak watch is deleted');
    hovered.clock.advance(7000);
    await userEvent.hover(message);
    hovered.clock.advance(60_000);
    await expect(message).toBeInTheDocument();
    await userEvent.unhover(message);
    canvas.getByRole('button', { name: 'Undo' }).focus();
    hovered.clock.advance(60_000);
    await expect(message).toBeInTheDocument();
    canvas.getByRole('button', { name: 'Edit' }).focus();
    await waitFor(() => {
      hovered.clock.advance(500);
      return expect(canvas.queryByText('Oak watch is deleted')).toBeNull();
    });
  },
};

const failing = withTime({ tone: 'critical', message: MESSAGES.critical });
export const ErrorStays: Story = {
  ...failing.story,
  play: async ({ canvas }) => {
    await settled(MESSAGES.critical);
    failing.clock.advance(3_600_000);
    await expect(canvas.getByRole('alert')).toBeInTheDocument();
  },
};

const jumped = withTime({ message: 'Oak watch is deleted', action: { label: 'Undo', onAction: fn() } });
export const Keyboard: Story = {
  ...jumped.story,
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const edit = canvas.getByRole('button', { name: 'Edit' });
    await settled('Oak watch is deleted');
    edit.focus();
    await userEvent.keyboard('{F6}');
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Messages' })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus());
    await userEvent.keyboard('{F6}');
    await waitFor(() => expect(edit).toHaveFocus());
    await userEvent.keyboard('{F6}');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByText('Oak watch is deleted')).toBeNull());
    await waitFor(() => expect(edit).toHaveFocus());
  },
};

const several = withTime({ message: 'First', duration: null }, { message: 'Second', duration: null });
export const DismissKeepsFocus: Story = {
  ...several.story,
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await settled('Second');
    canvas.getByRole('button', { name: 'Edit' }).focus();
    await userEvent.keyboard('{F6}');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByText('First')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('region')).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByText('Second')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus());
  },
};

const tabbed = withTime({ message: 'Oak watch is saved', duration: null });
export const ReachedByTab: Story = {
  ...tabbed.story,
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await settled('Oak watch is saved');
    canvas.getByRole('button', { name: 'Edit' }).focus();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByText('Oak watch is saved')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus());
  },
};

const over = withTime({ message: 'Price is restored', action: { label: 'Undo', onAction: fn() } });
/** A toast that appears while a dialog is open can be reached too, and leaves the dialog open. */
export const OverADialog: Story = {
  ...over.story,
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await settled('Price is restored');
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
    await userEvent.keyboard('{F6}');
    await waitFor(() => expect(screen.getByRole('region', { name: 'Messages' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByText('Price is restored')).toBeNull());
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Close' })).toBeVisible());
  },
};

export const LongTurkish: Story = {
  tags: ['full'],
  args: {
    dismissLabel: 'Kapat',
    toasts: [
      {
        id: '1',
        tone: 'success',
        message: 'Seçtiğiniz 12 ürün stok listesinden kaldırıldı; hareket kayıtları saklandı ve etiket kuyruğu güncellendi.',
        action: { label: 'Geri alın', onAction: fn() },
        duration: null,
      },
    ],
  },
};

export const HostileText: Story = {
  tags: ['full'],
  args: { toasts: [{ id: '1', tone: 'warning', message: `<img src=x onerror=alert(1)> ${'W'.repeat(900)}`, duration: null }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('<img src=x onerror=alert(1)>');
  },
};

export const OnAPhone: Story = { tags: ['full'], ...LongTurkish, globals: { viewport: { value: 'phone' } } };

/** Waits until the text is there for screen readers too: the toast's time runs from then on. */
async function settled(message: string) {
  const messageElement = await screen.findByText(message);
  await waitFor(() => expect(messageElement).toBeVisible());
  return messageElement;
}
