import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button';
import { ConfirmDialog } from '../ConfirmDialog';
import { Menu } from '../Menu';
import { Tooltip } from '../Tooltip';
import { Dialog } from './Dialog';

const meta = {
  component: Dialog,
  args: {
    open: false,
    onOpenChange: fn(),
    title: 'Rename the store',
    description: 'The new name shows on receipts from tomorrow on.',
    closeLabel: 'Close',
    children: <Button>Choose a name</Button>,
  },
  render: function Opener(args) {
    const [open, setOpen] = useState(args.open);
    const change = (next: boolean) => {
      args.onOpenChange(next);
      setOpen(next);
    };
    return (
      <>
        <Button onPress={() => setOpen(true)}>Rename</Button>
        <Dialog
          footer={
            <>
              <Button onPress={() => change(false)}>Cancel</Button>
              <Button variant="primary" onPress={() => change(false)}>
                Rename store
              </Button>
            </>
          }
          {...args}
          open={open}
          onOpenChange={change}
        />
      </>
    );
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its code loads when the first dialog opens. */
const shown = async () => within(await screen.findByRole('dialog'));
const open = (args: Partial<Story['args']> = {}): Story => ({
  args: { open: true, ...args },
  play: async () => {
    await shown();
  },
});

export const Default: Story = {};
export const Open = open();
export const Small = open({ size: 'sm' });
export const Large = open({ size: 'lg' });
export const WithoutFooter = open({ footer: null, children: 'Receipts of today keep the old name.' });

export const Keyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await shown();
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Rename the store' })).toHaveFocus());
    await expect(screen.getByRole('dialog')).toHaveAccessibleDescription('The new name shows on receipts from tomorrow on.');
    for (const name of ['Close', 'Choose a name', 'Cancel', 'Rename store', 'Close']) {
      await userEvent.tab();
      await waitFor(() => expect(dialog.getByRole('button', { name })).toHaveFocus());
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Rename' })).toHaveFocus());
  },
};

export const PressOutside: Story = {
  tags: ['behaviour'],
  args: { open: true },
  play: async ({ args }) => {
    await shown();
    await userEvent.click(scrim());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const PressOutsideKeepsDraft: Story = {
  tags: ['behaviour'],
  args: { open: true, dismissable: false },
  play: async ({ args }) => {
    await shown();
    await userEvent.click(scrim());
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

/** Escape closes one layer at a time: the tooltip, the menu, the confirmation, the dialog. */
export const EscapeClosesTheTopLayer: Story = {
  tags: ['behaviour'],
  args: {
    open: true,
    footer: null,
    children: (
      <>
        <Menu trigger={<Button>More</Button>} label="More" items={[{ id: 'a', label: 'Copy name', onSelect: fn() }]} />
        <Tooltip text="At most 50 characters">
          <Button>Length</Button>
        </Tooltip>
      </>
    ),
  },
  play: async () => {
    const dialog = await shown();
    await userEvent.click(dialog.getByRole('button', { name: 'More' }));
    await waitFor(() => expect(screen.getByRole('menuitem')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(dialog.getByRole('button', { name: 'More' })).toHaveFocus());

    await userEvent.tab();
    await waitFor(() => expect(dialog.getByRole('tooltip')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(dialog.queryByRole('tooltip')).toBeNull();
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

function Nested() {
  const [editing, setEditing] = useState(false);
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <>
      <Button onPress={() => setEditing(true)}>Edit</Button>
      <Dialog
        open={editing}
        onOpenChange={() => setIsConfirming(true)}
        title="Edit Oak watch"
        closeLabel="Close"
        dismissable={false}
      >
        Something is typed here.
        <ConfirmDialog
          open={isConfirming}
          onOpenChange={setIsConfirming}
          title="Discard the changes?"
          message="The price was not saved."
          confirmLabel="Discard"
          cancelLabel="Stay"
          onConfirm={() => {
            setIsConfirming(false);
            setEditing(false);
          }}
        />
      </Dialog>
    </>
  );
}

export const AsksBeforeItCloses: Story = {
  tags: ['behaviour'],
  render: () => <Nested />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await shown();
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Edit Oak watch' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus());
  },
};

const LINES = Array.from({ length: 40 }, (_, line) => `Line ${line + 1} of the terms that this store works by.`);

export const LongContent: Story = {
  args: { open: true, children: LINES.map((line) => <p key={line}>{line}</p>) },
  play: async () => {
    const dialog = await shown();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Rename store' })).toBeVisible());
    const scroller = dialog.getByText(LINES[0] ?? '').parentElement;
    await waitFor(() => expect(scroller).toHaveAttribute('tabindex', '0'));
  },
};

export const LongTurkish = open({
  title: 'Mağazanın adını ve makbuzlarda görünen unvanını değiştirmek istediğinize emin misiniz?',
  description:
    'Yeni ad yarından itibaren makbuzlarda, etiketlerde ve müşterilerinize gönderilen bütün mesajlarda görünür; eski makbuzlar olduğu gibi kalır.',
  closeLabel: 'Kapat',
  children: 'Dilediğiniz zaman ayarlardan geri alabilirsiniz.',
});

export const HostileText = open({
  title: '<img src=x onerror=alert(1)> {{store}} \u202Emoorkcots',
  description: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(3),
  children: '🧺'.repeat(120),
});

export const OnAPhone: Story = { ...open(), globals: { viewport: { value: 'phone' } } };

const scrim = () => {
  const element = screen.getByRole('dialog').parentElement?.parentElement;
  if (!element) throw new Error('The dialog has no scrim.');
  return element;
};
