import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button';
import { hostile } from '../Field/Field.fixtures';
import { sampleGroups as groups } from '../SearchResults/sampleGroups';
import { CommandPalette } from './CommandPalette';

const labels = {
  name: 'Search',
  placeholder: 'Search or run a command',
  results: 'Results',
  close: 'Close',
  busy: 'Searching',
  scopes: 'Search in',
  move: 'Move',
  pick: 'Open',
  newTab: 'New tab',
};

const meta = {
  component: CommandPalette,
  args: {
    open: true,
    onOpenChange: fn(),
    text: '',
    onTextChange: fn(),
    query: '',
    groups,
    onPick: fn(),
    onSubmit: fn(),
    onRemove: fn(),
    onScopeChange: fn(),
    scope: 'all',
    scopes: [
      { id: 'all', label: 'All' },
      { id: 'commands', label: 'Commands', prefix: '>' },
      { id: 'products', label: 'Products', prefix: '#' },
      { id: 'contacts', label: 'Contacts', prefix: '@' },
    ],
    labels,
    announcement: '5 results',
  },
  render: function Typed(args) {
    const [open, setOpen] = useState(args.open);
    const [text, setText] = useState(args.text);
    const type = (next: string) => {
      setText(next);
      args.onTextChange(next);
    };
    const change = (next: boolean) => {
      setOpen(next);
      args.onOpenChange(next);
    };
    return (
      <>
        <Button onPress={() => change(true)}>Search</Button>
        <CommandPalette {...args} open={open} onOpenChange={change} text={text} onTextChange={type} query={text} />
      </>
    );
  },
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

const palette = async () => within(await screen.findByRole('dialog', { name: 'Search' }));
const activeName = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;

/** Shows the scopes to search in, before anything is typed. */
export const Default: Story = { play: async () => void (await palette()) };

/** A button that disappears when pressed returns the focus to the field at once: the next key, Escape included, is handled. */
export const ButtonDisappears: Story = {
  tags: ['behaviour'],
  args: { text: 'ca' },
  render: function Failing(args) {
    const [isFailed, setFailed] = useState(true);
    return <CommandPalette {...args}>{isFailed && <Button onPress={() => setFailed(false)}>Retry</Button>}</CommandPalette>;
  },
  play: async () => {
    const dialog = await palette();
    const retry = dialog.getByRole('button', { name: 'Retry' });
    retry.focus();
    let focused: Element | null = null;
    const observer = new MutationObserver(() => {
      focused = document.activeElement;
    });
    observer.observe(document.body, { childList: true, subtree: true });
    await userEvent.keyboard('{Enter}');
    observer.disconnect();
    await expect(focused).toBe(dialog.getByRole('combobox'));
  },
};

/** The field has the focus, the first option is active, arrow keys wrap around, Enter selects. */
export const Keyboard: Story = {
  tags: ['behaviour'],
  play: async ({ args }) => {
    const dialog = await palette();
    const field = dialog.getByRole('combobox', { name: 'Search' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(activeName(field)).toContain('leather strap');
    await userEvent.keyboard('{ArrowUp}');
    await expect(activeName(field)).toContain('Deniz Arslan');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(dialog.getByRole('option', { selected: true })).toHaveAccessibleName(/^Inventory/);
    await userEvent.keyboard('{Enter}');
    await expect(args.onPick).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'inventory' }), {
      newTab: false,
      by: 'key',
    });
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onPick).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'inventory' }), { newTab: true, by: 'key' });
  },
};

/** A new text makes the first option active again. */
export const FirstIsActive: Story = {
  tags: ['behaviour'],
  play: async () => {
    const field = (await palette()).getByRole('combobox');
    await userEvent.type(field, '{ArrowDown}{ArrowDown}s');
    await expect(activeName(field)).toContain('leather strap');
  },
};

export const Pointer: Story = {
  tags: ['behaviour'],
  play: async ({ args }) => {
    const dialog = await palette();
    await userEvent.click(dialog.getByRole('option', { name: /^Settings/ }));
    await expect(args.onPick).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'settings' }), {
      newTab: false,
      by: 'pointer',
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Products' }));
    await expect(args.onScopeChange).toHaveBeenCalledWith('products');
  },
};

export const Removing: Story = {
  tags: ['behaviour'],
  play: async ({ args }) => {
    const dialog = await palette();
    const field = dialog.getByRole('combobox');
    await userEvent.type(field, '{Shift>}{Delete}{/Shift}');
    await expect(args.onRemove).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'r1' }));
    const cross = dialog.getByRole('option', { name: 'WAT-0012' }).querySelector('[data-remove]');
    if (cross) await userEvent.click(cross);
    await expect(args.onRemove).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'r2' }));
    await expect(args.onPick).not.toHaveBeenCalled();
  },
};

/** Escape closes it and the focus returns. */
export const ClosesByEscape: Story = {
  tags: ['behaviour'],
  args: { open: false },
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Search' });
    await userEvent.click(opener);
    const field = (await palette()).getByRole('combobox');
    await userEvent.type(field, 'oak');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Searching: Story = {
  args: { groups: [], busy: true, text: 'wat', announcement: '' },
  play: async ({ args }) => {
    const dialog = await palette();
    await expect(dialog.getByText('Searching')).toBeInTheDocument();
    await userEvent.type(dialog.getByRole('combobox'), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Marked: Story = {
  args: { text: 'IN' },
  play: async () => {
    const dialog = await palette();
    const marks = [...dialog.getByRole('option', { name: /^Inventory/ }).querySelectorAll('mark')];
    await expect(marks.map((mark) => mark.textContent)).toEqual(['In']);
  },
};

export const HostileText: Story = {
  tags: ['full'],
  args: {
    text: '<img',
    groups: [
      { id: 'h', title: hostile, items: [{ id: 'h1', title: hostile, subtitle: hostile, note: hostile, icon: 'search' }] },
    ],
  },
  play: async () => {
    const dialog = await palette();
    const option = dialog.getByRole('option');
    await expect(option.querySelector('img')).toBeNull();
    await expect(option.scrollWidth).toBeLessThanOrEqual(option.clientWidth);
  },
};

export const Many: Story = {
  args: {
    groups: [
      {
        id: 'many',
        title: 'Products',
        items: Array.from({ length: 60 }, (_, index) => ({
          id: `p${index}`,
          title: `Oak watch ${index + 1}`,
          icon: 'inventory',
        })),
      },
    ],
  },
  play: async () => {
    const dialog = await palette();
    const field = dialog.getByRole('combobox');
    await userEvent.type(field, '{ArrowUp}');
    await expect(activeName(field)).toBe('Oak watch 60');
    await waitFor(() => expect(dialog.getByRole('option', { selected: true })).toBeVisible());
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: async () => void (await palette()) };
export const PhoneHostile: Story = { tags: ['full'], ...HostileText, globals: { viewport: { value: 'phone' } } };
