import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { focusTargets } from '../../focus/openers';
import { Button } from '../Button';
import { hostile } from '../Field/Field.fixtures';
import { Menu } from '../Menu';
import { MenuLayer } from '../Menu/MenuLayer';
import { TextField } from '../TextField';
import { ModalLayer } from './Modal';
import { ModalDialog } from './ModalDialog';

type Shown = Omit<ComponentProps<typeof ModalDialog>, 'open' | 'onOpenChange'>;

/** A button that opens the dialog. */
function Opened(props: Shown) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <ModalDialog {...props} open={isOpen} onOpenChange={setOpen} />
    </>
  );
}

/** A button that opens two dialogs, one above the other. */
function Both({ opensUpper, ...props }: Shown & { opensUpper: (open: () => void) => void }) {
  const [lower, setLower] = useState(false);
  const [upper, setUpper] = useState(false);
  const openBoth = () => {
    setLower(true);
    opensUpper(() => setUpper(true));
  };
  return (
    <>
      <Button onPress={openBoth}>Open</Button>
      <ModalDialog {...props} open={lower} onOpenChange={setLower} />
      <ModalDialog {...props} open={upper} onOpenChange={setUpper} title="Discard?" size="sm" />
    </>
  );
}

const meta = {
  component: Opened,
  args: {
    size: 'md',
    title: 'Oak watch',
    description: 'What is known of it',
    closeLabel: 'Close',
    children: <TextField label="Name" value="Oak watch" onChange={() => undefined} />,
    footer: <Button variant="primary">Save</Button>,
  },
} satisfies Meta<typeof Opened>;
export default meta;
type Story = StoryObj<typeof meta>;

async function open() {
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
}
/** Whether an element is hidden from screen readers, the keyboard and the pointer. */
const isHidden = (element: Element) => element.closest('[inert]') !== null;
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** The title is its name, the description its description; Escape closes it and the focus returns. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    const dialog = await open();
    await expect(dialog).toHaveAccessibleName('Oak watch');
    await expect(dialog).toHaveAccessibleDescription('What is known of it');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await waitFor(() => expect(isHidden(opener)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(isHidden(opener)).toBe(false);
    await open();
  },
};

export const AtTheSide: Story = {
  args: { side: 'end' },
  play: async () => {
    const dialog = await open();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await gone();
    await open();
  },
};

/** Long content scrolls between the head and the buttons; the keyboard reaches it. */
export const Long: Story = {
  args: { children: Array.from({ length: 60 }, (_unused, at) => <p key={at}>Line {at + 1}</p>) },
  play: async () => {
    const dialog = within(await open());
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Save' })).toBeVisible());
    await waitFor(() => expect(dialog.getByText('Line 1').closest('[tabindex="0"]')).not.toBeNull());
  },
};

/** Escape closes only the upper dialog. Where the focus returns should both close can be queried. */
export const Stacked: Story = {
  args: { children: <Opened size="sm" title="Discard?" closeLabel="Close" /> },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await open();
    const inner = within(screen.getByRole('dialog')).getByRole('button', { name: 'Open' });
    await userEvent.click(inner);
    const upper = await screen.findByRole('dialog', { name: 'Discard?' });
    await waitFor(() => expect(upper).toBeVisible());
    await waitFor(() => expect(upper.contains(document.activeElement)).toBe(true));
    await expect(focusTargets()).toEqual([document.activeElement, inner, opener]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Discard?' })).toBeNull());
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Oak watch' })).toBeVisible());
  },
};

/** Two dialogs at once, as a URL may request: the lower one hides neither the upper one nor, when that has closed, itself. */
export const TwoAtOnce: Story = {
  tags: ['behaviour'],
  render: (props) => <Both {...props} opensUpper={requestAnimationFrame} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const upper = await screen.findByRole('dialog', { name: 'Discard?' });
    await waitFor(() => expect(upper.contains(document.activeElement)).toBe(true));
    await waitFor(() => expect(isHidden(opener)).toBe(true));
    await expect(isHidden(upper)).toBe(false);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Discard?' })).toBeNull());
    const lower = screen.getByRole('dialog', { name: 'Oak watch' });
    await expect(isHidden(lower)).toBe(false);
    await waitFor(() => expect(lower.contains(document.activeElement)).toBe(true));
    await waitFor(() => expect(isHidden(opener)).toBe(true));
  },
};

/** The upper dialog opens at the moment when the lower one hides the page. */
export const OpenedAsItHides: Story = {
  tags: ['behaviour'],
  render: (props) => (
    <Both
      {...props}
      opensUpper={(openUpper) => requestAnimationFrame(() => setTimeout(() => setTimeout(() => flushSync(openUpper))))}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const upper = await screen.findByRole('dialog', { name: 'Discard?' });
    await waitFor(() => expect(upper.contains(document.activeElement)).toBe(true));
    await expect(isHidden(upper)).toBe(false);
  },
};

/** A menu that opens at that moment is usable. */
export const MenuAsItHides: Story = {
  tags: ['behaviour'],
  args: {
    children: <Menu trigger={<Button>More</Button>} label="More" items={[{ id: 'copy', label: 'Copy', onSelect: fn() }]} />,
  },
  play: async ({ canvas }) => {
    await MenuLayer.preload();
    await ModalLayer.preload();
    canvas.getByRole('button', { name: 'Open' }).click();
    await new Promise((settle) => requestAnimationFrame(() => setTimeout(() => setTimeout(settle))));
    screen.getByRole('button', { name: 'More' }).click();
    const item = await screen.findByRole('menuitem', { name: 'Copy' });
    await waitFor(() => expect(item).toHaveFocus());
    await expect(isHidden(item)).toBe(false);
  },
};

export const Hostile: Story = {
  tags: ['full'],
  args: { title: hostile, description: hostile, size: 'sm' },
  play: async () => void (await open()),
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => void (await open()),
};
