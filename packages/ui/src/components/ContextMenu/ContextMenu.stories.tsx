import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { hostile } from '../Field/Field.fixtures';
import type { MenuEntry } from '../Menu';
import { ContextMenu } from './ContextMenu';

const NAMES = ['Mina Aydın', 'Deniz Kaya', 'Ada Öz'];
const open = fn();
const ITEMS: MenuEntry[] = [
  { id: 'open', label: 'Open', icon: 'show', onSelect: open },
  { id: 'copy', label: 'Copy the email address', icon: 'copy', onSelect: fn() },
  { type: 'divider' },
  { id: 'delete', label: 'Delete', icon: 'delete', tone: 'critical', onSelect: fn() },
];

/** Returns the row's own control, whose name labels the menu. */
const ownerOf = (target: Element) => target.closest('li')?.querySelector<HTMLElement>('a') ?? null;

const press = fn((event: React.MouseEvent) => event.preventDefault());

const meta = {
  component: ContextMenu,
  args: {
    menuOf: (target) => {
      const owner = ownerOf(target);
      return owner && { label: `Actions of ${owner.textContent}`, items: ITEMS, owner };
    },
    children: (
      <ul style={{ display: 'grid', gap: 8, maxWidth: 320 }}>
        {NAMES.map((name) => (
          <li key={name} style={{ padding: 8 }}>
            <a href={`#${name}`} onClick={press}>
              {name}
            </a>
          </li>
        ))}
        <li>
          <input aria-label="Search contacts" />
        </li>
      </ul>
    ),
  },
  beforeEach: () => {
    open.mockClear();
    press.mockClear();
  },
} satisfies Meta<typeof ContextMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const menu = (name: string) => waitFor(() => expect(screen.getByRole('menu', { name: `Actions of ${name}` })).toBeVisible());
const gone = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

export const Default: Story = {};

/** It opens at the pointer; afterwards the row has the focus again. */
export const Open: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole('link', { name: 'Deniz Kaya' });
    await userEvent.pointer({ keys: '[MouseRight]', target: row });
    await menu('Deniz Kaya');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Open' })).toHaveFocus());
  },
};

export const Chosen: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const row = canvas.getByRole('link', { name: 'Deniz Kaya' });
    await userEvent.pointer({ keys: '[MouseRight]', target: row });
    await menu('Deniz Kaya');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Open' }));
    await expect(open).toHaveBeenCalledOnce();
    await gone();
    await waitFor(() => expect(row).toHaveFocus());
  },
};

/** It opens with Shift + F10 and the Menu key; Escape restores the focus. */
export const Keyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    const row = canvas.getByRole('link', { name: 'Deniz Kaya' });
    await waitFor(() => expect(row).toHaveFocus());
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await menu('Deniz Kaya');
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(row).toHaveFocus());
    await userEvent.keyboard('{ContextMenu}');
    await menu('Deniz Kaya');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Open' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(open).toHaveBeenCalledOnce();
    await waitFor(() => expect(row).toHaveFocus());
  },
};

/** A long press opens it, and lifting the finger does not open the row. */
export const LongPress: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole('link', { name: 'Ada Öz' });
    await fireEvent.pointerDown(row, { pointerType: 'touch', clientX: 40, clientY: 80 });
    await menu('Ada Öz');
    await fireEvent.pointerUp(row, { pointerType: 'touch', clientX: 40, clientY: 80 });
    await fireEvent.click(row);
    await expect(press).not.toHaveBeenCalled();
  },
};

/** A long press on a handle drags; only the row pressed after it opens its menu. */
export const LongPressOnAHandle: Story = {
  tags: ['behaviour'],
  args: {
    menuOf: fn((target: Element) => {
      const owner = ownerOf(target);
      return owner && { label: `Actions of ${owner.textContent}`, items: ITEMS, owner };
    }),
    children: (
      <ul>
        <li>
          <a href="#mina">Mina Aydın</a>
          <button type="button" data-drag-handle>
            Move
          </button>
        </li>
      </ul>
    ),
  },
  play: async ({ args, canvas }) => {
    await fireEvent.pointerDown(canvas.getByRole('button', { name: 'Move' }), { pointerType: 'touch' });
    await fireEvent.pointerDown(canvas.getByRole('link', { name: 'Mina Aydın' }), { pointerType: 'touch' });
    await menu('Mina Aydın');
    await expect(args.menuOf).toHaveBeenCalledOnce();
  },
};

/** A list that scrolls under the finger opens nothing, and a tap stays a tap. */
export const Tap: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const row = canvas.getByRole('link', { name: 'Ada Öz' });
    await fireEvent.pointerDown(row, { pointerType: 'touch', clientX: 40, clientY: 80 });
    await fireEvent.pointerUp(row, { pointerType: 'touch', clientX: 40, clientY: 80 });
    await fireEvent.click(row);
    await expect(press).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('menu')).toBeNull();
  },
};

/** In a text field the browser's own menu appears, for pasting. */
export const OverAField: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const isLeft = await fireEvent.contextMenu(canvas.getByRole('textbox', { name: 'Search contacts' }));
    await expect(isLeft).toBe(true);
    await expect(screen.queryByRole('menu')).toBeNull();
  },
};

export const LongTurkishOnAPhone: Story = {
  tags: ['full'],
  args: {
    menuOf: (target) => {
      const owner = ownerOf(target);
      const items: MenuEntry[] = [
        { id: 'a', label: 'E-posta adresini panoya kopyalayın', icon: 'copy', onSelect: fn() },
        { id: 'b', label: 'Kişiyi bütün listelerden kalıcı olarak silin', icon: 'delete', tone: 'critical', onSelect: fn() },
      ];
      return owner && { label: 'Actions of Deniz Kaya', items, owner };
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.pointer({ keys: '[MouseRight]', target: canvas.getByRole('link', { name: 'Deniz Kaya' }) });
    await menu('Deniz Kaya');
  },
};

export const Hostile: Story = {
  tags: ['full'],
  args: {
    menuOf: (target) => {
      const owner = ownerOf(target);
      return owner && { label: 'Actions of Ada Öz', items: [{ id: '__proto__', label: hostile, onSelect: fn() }], owner };
    },
  },
  play: async ({ canvas }) => {
    await userEvent.pointer({ keys: '[MouseRight]', target: canvas.getByRole('link', { name: 'Ada Öz' }) });
    await menu('Ada Öz');
  },
};
