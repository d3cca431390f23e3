import type { Mocks } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Command } from '#shared/commands/command';
import { useCommands } from '#shared/commands/useCommands';
import { panels } from '#shared/panels/panelStore';
import { buildUser } from '#shared/testing/buildUser';
import { withApp } from '#shared/testing/withApp';
import { createRecentStore } from './recents';
import { SearchPalette } from './SearchPalette';

const user = buildUser();
const lock = fn();

const commands: Command[] = [
  {
    id: 'page.inventory',
    title: 'Inventory',
    hint: 'Store',
    section: 'page',
    icon: 'inventory',
    keys: 'g i',
    href: '/apps/ecommerce/inventory',
    isCurrent: true,
  },
  { id: 'theme.teal', title: 'Theme: Teal', section: 'appearance', icon: 'appearance', run: fn() },
  { id: 'theme.rose', title: 'Theme: Rose', section: 'appearance', icon: 'appearance', run: fn() },
  { id: 'lock', title: 'Lock the session', section: 'session', icon: 'lock', keywords: ['screen'], run: lock },
];

function Page() {
  useCommands(commands);
  return <SearchPalette />;
}

const meta = {
  component: Page,
  decorators: [withApp],
  parameters: { app: { user, route: '/', path: '/' } },
  beforeEach: () => {
    const recents = createRecentStore(user.id);
    recents.clearSearches();
    lock.mockClear();
    return () => panels.close();
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

async function open() {
  await waitFor(() => expect(panels.available()).toContain('search'));
  panels.show('search');
  const dialog = within(await screen.findByRole('dialog'));
  return { dialog, field: dialog.getByRole('combobox') };
}

async function opened(text: string) {
  const palette = await open();
  await userEvent.type(palette.field, text);
  return palette;
}

const names = (options: HTMLElement[]) => options.map((option) => option.textContent);

/** With nothing typed, every command is listed, by kind. */
export const Default: Story = {
  play: async () => {
    const { dialog } = await open();
    await waitFor(() => expect(dialog.getByRole('group', { name: 'Go to' })).toBeVisible());
    await expect(dialog.getByRole('option', { selected: true })).toHaveTextContent('Inventory');
  },
};

export const RunsACommand: Story = {
  tags: ['behaviour'],
  play: async () => {
    const { dialog, field } = await opened('>lo');
    await expect(names(dialog.getAllByRole('option'))).toEqual(['Lock the session']);
    await expect(dialog.getByRole('button', { name: 'Commands' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.type(field, '{Enter}');
    await expect(lock).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Local entries come first, then the server's results, by kind and highlighted. */
export const Found: Story = {
  play: async () => {
    const { dialog } = await opened('in');
    await dialog.findByRole('group', { name: 'Contacts' });
    await expect(dialog.getByRole('option', { selected: true })).toHaveTextContent('Inventory');
    // The page is listed once, however many sources have it; a note is called “Inventory of the old shop”.
    await expect(dialog.getAllByRole('option', { name: /^Inventory(?! of)/ })).toHaveLength(1);
    const group = within(dialog.getByRole('group', { name: 'Products' }));
    await expect(group.getAllByRole('option')[0]?.querySelector('mark')?.textContent?.toLowerCase()).toBe('in');
    await expect(dialog.getByText(/^\d+ results$/)).toBeInTheDocument();
  },
};

/** An exact name comes before partial matches, however fast Enter follows. */
export const NameBeforeParts: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await opened('hana{Enter}');
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent('/apps/contacts/');
  },
};

/** A scanner's Enter arrives before the answer: the product opens all the same. */
export const ScannedCode: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await opened('#HP-CP-0053{Enter}');
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent('/apps/ecommerce/inventory?product=');
    await expect(createRecentStore(user.id).get().searches).toEqual(['HP-CP-0053']);
  },
};

/** A scanner's Enter for an unknown code opens nothing: the palette says that the product was not found. */
export const UnknownProduct: Story = {
  play: async ({ canvas }) => {
    const { dialog } = await opened('#0000000000000{Enter}');
    await expect(
      await dialog.findAllByText('No product has the SKU, barcode or name “0000000000000”', { exact: false }),
    ).not.toHaveLength(0);
    await expect(canvas.queryByTestId('elsewhere')).toBeNull();
    await expect(dialog.getByRole('option', { selected: true })).toHaveTextContent('Search the inventory for “0000000000000”');
  },
};

export const SearchesTheInventory: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const { dialog, field } = await opened('#0000000000000');
    await dialog.findAllByText('No product has the SKU', { exact: false });
    await userEvent.type(field, '{Enter}');
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent('/apps/ecommerce/inventory?search=0000000000000');
  },
};

export const NothingFound: Story = {
  parameters: { msw: { scenario: 'search-empty' } },
  play: async () => {
    const { dialog } = await opened('@deniz');
    await waitFor(() => expect(dialog.getByText('Check the spelling, or look for a part of the name.')).toBeVisible());
    await expect(dialog.queryByRole('option')).toBeNull();
  },
};

export const Searching: Story = {
  parameters: { msw: { scenario: 'search-silent' } },
  play: async () => {
    const { dialog } = await opened('oak');
    await expect(dialog.getByText('Searching')).toBeInTheDocument();
  },
};

/** The commands stay, and Retry loads the results. */
export const FailedAndRetried: Story = {
  tags: ['behaviour'],
  parameters: { msw: { scenario: 'search-failing' } },
  play: async ({ loaded }) => {
    const { dialog } = await opened('in');
    const retry = await dialog.findByRole('button', { name: 'Retry' });
    await (loaded['mocks'] as Mocks).setScenario('demo');
    await userEvent.click(retry);
    await waitFor(() => expect(dialog.getByRole('group', { name: 'Contacts' })).toBeVisible());
    await expect(dialog.queryByRole('button', { name: 'Retry' })).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { msw: { scenario: 'search-failing' } },
  play: async () => {
    const { dialog } = await opened('teal');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Retry' })).toBeVisible());
    await expect(dialog.getByRole('option', { selected: true })).toHaveTextContent('Theme: Teal');
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Retry' })).toBeVisible());
  },
};

export const RecentSearches: Story = {
  play: async () => {
    const recents = createRecentStore(user.id);
    recents.addSearch('HP-CP-0053');
    recents.addSearch('leather strap');
    const { dialog, field } = await open();
    const group = within(dialog.getByRole('group', { name: 'Recent searches' }));
    await expect(names(group.getAllByRole('option'))).toEqual(['leather strap', 'HP-CP-0053', 'Clear recent searches']);
    await userEvent.type(field, '{Shift>}{Delete}{/Shift}');
    await expect(recents.get().searches).toEqual(['HP-CP-0053']);
    await userEvent.type(field, '{Enter}');
    await expect(field).toHaveValue('HP-CP-0053');
  },
};

export const HostileTexts: Story = {
  tags: ['full'],
  parameters: { msw: { scenario: 'hostile-text' } },
  play: async () => {
    const { dialog } = await open();
    await userEvent.click(dialog.getByRole('combobox'));
    await userEvent.paste('<img src=x');
    const found = await dialog.findByRole('group', { name: 'Contacts' });
    await expect(found.querySelector('img[src="x"]')).toBeNull();
    await expect(found).toHaveTextContent('<img src=x onerror=alert(1)>');
  },
};

export const Turkish: Story = {
  tags: ['full'],
  globals: { language: 'tr' },
  play: async () => {
    const { dialog } = await opened('ışık');
    await waitFor(() => expect(dialog.getByRole('option', { name: /Çiğdem Işık/ })).toBeVisible());
  },
};

export const Phone: Story = { tags: ['full'], ...Found, globals: { viewport: { value: 'phone' } } };
export const PhoneTurkish: Story = { tags: ['full'], ...Turkish, globals: { language: 'tr', viewport: { value: 'phone' } } };
export const PhoneUnknownProduct: Story = { tags: ['full'], ...UnknownProduct, globals: { viewport: { value: 'phone' } } };
