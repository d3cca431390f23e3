import { demoUser, type Mocks } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fetchShortcuts } from '#features/shortcuts/api/fetchShortcuts';
import { atTopBarEnd } from '#shared/testing/atTopBarEnd';
import { withApp } from '#shared/testing/withApp';
import { ShortcutsTool } from '../ShortcutsTool/ShortcutsTool';

const meta = {
  component: ShortcutsTool,
  decorators: [atTopBarEnd, withApp],
  parameters: { layout: 'fullscreen', app: { user: demoUser } },
} satisfies Meta<typeof ShortcutsTool>;
export default meta;
type Story = StoryObj<typeof meta>;

const mocksOf = ({ loaded }: { loaded: Record<string, unknown> }) => loaded['mocks'] as Mocks;
const labels = async () => (await fetchShortcuts()).map(({ label }) => label);

async function open() {
  await userEvent.click(await screen.findByRole('button', { name: /^(Shortcuts|Kısayollar)$/ }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}
async function press(inside: Awaited<ReturnType<typeof open>>, name: string | RegExp) {
  await userEvent.click(await inside.findByRole('button', { name }));
}
async function edit(label: string) {
  const inside = await open();
  await press(inside, 'Edit shortcuts');
  await press(inside, `Edit “${label}”`);
  await expect(await inside.findByRole('textbox', { name: 'Name' })).toHaveValue(label);
  return inside;
}

export const Default: Story = {
  play: async () => {
    const inside = await open();
    await expect(await inside.findByRole('link', { name: /^Running low/ })).toHaveAttribute(
      'href',
      '/apps/ecommerce/inventory?sort=stock',
    );
    await expect(inside.getByRole('link', { name: /^Carrier tracking/ })).toHaveAttribute('rel', 'noopener noreferrer');
  },
};
export const Turkish: Story = {
  tags: ['full'],
  globals: { language: 'tr' },
  play: async () => {
    const inside = await open();
    await press(inside, 'Kısayol ekle');
    await waitFor(() => expect(inside.getByRole('textbox', { name: 'Ad' })).toHaveFocus());
  },
};
export const Phone: Story = {
  tags: ['full'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const inside = await open();
    await press(inside, 'Add shortcut');
    await waitFor(() => expect(inside.getByRole('radiogroup', { name: 'Icon' })).toBeVisible());
  },
};

export const Loading: Story = {
  parameters: { msw: { scenario: 'shortcuts-silent' } },
  play: async () => {
    const inside = await open();
    await waitFor(() => expect(inside.getByRole('status', { name: 'Loading' })).toBeVisible());
  },
};

export const Empty: Story = {
  parameters: { msw: { scenario: 'shortcuts-empty' } },
  play: async () => {
    const inside = await open();
    await waitFor(() => expect(inside.getByRole('heading', { name: 'No shortcuts yet' })).toBeVisible());
    await expect(inside.queryByRole('button', { name: 'Edit shortcuts' })).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { msw: { scenario: 'shortcuts-failing' } },
  play: async () => {
    const inside = await open();
    await expect(await inside.findByRole('alert')).toHaveTextContent('The shortcuts could not be loaded');
  },
};

export const FailedAndRetried: Story = {
  ...Failed,
  tags: ['behaviour'],
  play: async (context) => {
    const inside = await open();
    await inside.findByRole('alert');
    await mocksOf(context).settings.set({ failing: 'none' });
    await press(inside, 'Retry');
    await waitFor(() => expect(inside.getByRole('link', { name: /^Inventory/ })).toBeVisible());
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
  },
};

/** Shortcuts are moved by buttons; the server stores the order. */
export const Arranging: Story = {
  play: async () => {
    const inside = await open();
    await press(inside, 'Edit shortcuts');
    await expect(inside.queryByRole('link')).toBeNull();
    await expect(inside.getByRole('button', { name: 'Move “Inventory” back' })).toHaveAttribute('aria-disabled', 'true');
    await press(inside, 'Move “Inventory” forward');
    await waitFor(async () => expect((await labels()).slice(0, 2)).toEqual(['New product', 'Inventory']));
    await waitFor(() => expect(inside.getByRole('button', { name: 'Move “Inventory” forward' })).toHaveFocus());
  },
};

export const MoveFailed: Story = {
  play: async (context) => {
    const inside = await open();
    await press(inside, 'Edit shortcuts');
    await mocksOf(context).settings.set({ failing: 'shortcuts' });
    await press(inside, 'Move “Inventory” forward');
    await waitFor(() => expect(screen.getByText(/“Inventory” could not be moved/)).toBeVisible());
    await waitFor(() =>
      expect(inside.getByRole('button', { name: 'Move “Inventory” back' })).toHaveAttribute('aria-disabled', 'true'),
    );
  },
};

/** Problems show on submit, and their summary is focused. */
export const Invalid: Story = {
  play: async () => {
    const inside = await open();
    await press(inside, 'Add shortcut');
    await userEvent.type(await inside.findByRole('textbox', { name: 'Link' }), '//evil.example');
    await press(inside, 'Add');
    const summary = await inside.findByRole('region', { name: '2 fields need a look' });
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.click(within(summary).getByRole('link', { name: 'Enter a name' }));
    await waitFor(() => expect(inside.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  },
};

/** A page is chosen and an icon found by its label; the new shortcut comes last. */
export const Added: Story = {
  tags: ['behaviour'],
  play: async () => {
    const inside = await open();
    await press(inside, 'Add shortcut');
    await userEvent.type(await inside.findByRole('textbox', { name: 'Name' }), 'Scarves to count');
    await userEvent.type(await inside.findByRole('combobox', { name: 'Page of Stockroom' }), 'inven');
    await userEvent.keyboard('{Enter}');
    await expect(inside.getByRole('textbox', { name: 'Link' })).toHaveValue('/apps/ecommerce/inventory');
    await userEvent.type(inside.getByRole('searchbox', { name: 'Icon' }), 'truck');
    await userEvent.click(await inside.findByRole('radio', { name: 'Truck' }));
    await press(inside, 'Add');
    await waitFor(() => expect(inside.getByRole('link', { name: /^Scarves to count/ })).toBeVisible());
    await waitFor(async () => expect((await labels()).at(-1)).toBe('Scarves to count'));
  },
};

/** The panel asks before unsaved text is discarded, on Escape too. */
export const Unsaved: Story = {
  tags: ['behaviour'],
  play: async () => {
    const inside = await edit('Watches');
    await userEvent.type(inside.getByRole('textbox', { name: 'Name' }), ' and straps');
    await userEvent.keyboard('{Escape}');
    await expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Save and leave' }));
    await waitFor(async () => expect(await labels()).toContain('Watches and straps'));
  },
};

export const DeletedAndUndone: Story = {
  tags: ['behaviour'],
  play: async () => {
    const before = await labels();
    const inside = await edit('Watches');
    await press(inside, 'Delete');
    await waitFor(async () => expect(await labels()).not.toContain('Watches'));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await labels()).toEqual(before));
  },
};

/** Arrow keys move through the icons in visual order. */
export const IconKeys: Story = {
  tags: ['behaviour'],
  play: async () => {
    const inside = await open();
    await press(inside, 'Add shortcut');
    const chosen = await inside.findByRole('radio', { checked: true });
    await waitFor(() => expect(inside.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    chosen.focus();
    await userEvent.keyboard('{ArrowRight}');
    const next = inside.getByRole('radio', { checked: true });
    await expect(next).not.toBe(chosen);
    await userEvent.keyboard('{ArrowDown}{ArrowUp}');
    await waitFor(() => expect(next).toHaveFocus());
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await waitFor(() => expect(inside.getAllByRole('radio')[0]).toHaveFocus());
    // How far the keys have scrolled depends on when the panel has grown.
    inside.getByRole('textbox', { name: 'Name' }).scrollIntoView({ block: 'end' });
  },
};

/** Unsafe links are not rendered as links, and are marked as such. */
export const Hostile: Story = {
  tags: ['full'],
  parameters: { msw: { scenario: 'hostile-text' } },
  play: async () => {
    const inside = await open();
    await expect((await inside.findAllByText('This link can’t be opened')).length).toBeGreaterThan(1);
    for (const link of inside.queryAllByRole('link')) {
      await expect(link.getAttribute('href')).toMatch(/^(\/(?![/\\])|https?:|mailto:|tel:)/);
    }
  },
};
