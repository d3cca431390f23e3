import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button';
import { Menu } from '../Menu';
import { ConfirmDialog } from './ConfirmDialog';

const meta = {
  component: ConfirmDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Delete 12 products?',
    message: 'They leave the list and every queue. Their movements are kept.',
    confirmLabel: 'Delete',
    cancelLabel: 'Cancel',
    tone: 'critical',
    onConfirm: fn(),
  },
  render: function Opener(args) {
    const [open, setOpen] = useState(args.open);
    const change = (next: boolean) => {
      args.onOpenChange(next);
      setOpen(next);
    };
    return (
      <>
        <Button onPress={() => setOpen(true)}>Delete products</Button>
        <ConfirmDialog {...args} open={open} onOpenChange={change} />
      </>
    );
  },
  play: async () => {
    await shown();
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = async () => within(await screen.findByRole('alertdialog'));

export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await shown();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await expect(screen.getByRole('alertdialog', { name: 'Delete 12 products?' })).toHaveAccessibleDescription(
      'They leave the list and every queue. Their movements are kept.',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const Neutral: Story = {
  args: {
    title: 'Leave the import?',
    message: 'The file is read again when you come back.',
    confirmLabel: 'Leave',
    tone: 'neutral',
  },
};

/** Unsaved edits: save, discard or stay. */
export const ThreeWays: Story = {
  args: {
    title: 'Save your changes to Oak watch?',
    message: 'Price and stock are not saved yet.',
    confirmLabel: 'Save',
    cancelLabel: 'Stay',
    tone: 'neutral',
    extra: { label: 'Discard', onPress: fn() },
  },
  play: async ({ args }) => {
    const dialog = await shown();
    await userEvent.click(dialog.getByRole('button', { name: 'Discard' }));
    await expect(args.extra?.onPress).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Confirming: Story = {
  args: { confirming: true, confirmingText: 'Deleting…' },
  play: async ({ args }) => {
    const dialog = await shown();
    await userEvent.click(dialog.getByRole('button', { name: 'Deleting…' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Keyboard: Story = {
  tags: ['behaviour'],
  args: { open: false },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await shown();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Delete' })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete products' })).toHaveFocus());
  },
};

export const PressOutsideAnswersNothing: Story = {
  tags: ['behaviour'],
  play: async ({ args }) => {
    await shown();
    const scrim = screen.getByRole('alertdialog').parentElement?.parentElement;
    await userEvent.click(scrim as HTMLElement);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

function FromMenu() {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState<string | null>('Oak watch');
  return (
    <>
      <Menu
        trigger={<Button icon="more">Actions</Button>}
        label="Actions"
        placement="bottom start"
        items={[{ id: 'delete', label: 'Delete', icon: 'delete', tone: 'critical', onSelect: () => setOpen(true) }]}
      />
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={`Delete ${name ?? 'nothing'}?`}
        message="It can be undone for a while."
        confirmLabel="Delete"
        cancelLabel="Cancel"
        tone="critical"
        onConfirm={() => {
          setName(null);
          setOpen(false);
        }}
      />
    </>
  );
}

/**
 * The focus returns to the menu's button, because the item that opened the dialog is unmounted. While it closes it keeps its
 * text.
 */
export const OpenedFromAMenu: Story = {
  tags: ['behaviour'],
  render: () => <FromMenu />,
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Actions' });
    await userEvent.click(trigger);
    await waitFor(() => expect(screen.getByRole('menuitem')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const dialog = await shown();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(screen.queryByText('Delete nothing?')).toBeNull();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const LongTurkish: Story = {
  tags: ['full'],
  args: {
    title: 'Seçtiğiniz 12 ürünü mağazanın stok listesinden kalıcı olarak silmek istediğinize emin misiniz?',
    message: 'Ürünler listeden ve bekleyen bütün işlerden çıkar. Hareket kayıtları saklanır, ancak ürünler geri getirilemez.',
    confirmLabel: 'Seçili ürünleri sil',
    cancelLabel: 'Vazgeçin',
    extra: { label: 'Silmeden önce dışa aktarın', onPress: fn() },
  },
};

export const HostileText: Story = {
  tags: ['full'],
  args: { title: 'Delete <script>alert(1)</script>?', message: `{{constructor}} ${'W'.repeat(200)}` },
};

export const OnAPhone: Story = { tags: ['full'], ...LongTurkish, globals: { viewport: { value: 'phone' } } };
