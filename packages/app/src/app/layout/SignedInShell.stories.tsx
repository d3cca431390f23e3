import type { Mocks } from '@stockroom/mocks';
import { PageHeader } from '@stockroom/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { withAuth } from '#features/auth/testing/withAuth';
import { preferenceStore } from '#shared/preferences/preferenceStore';
import { LAYOUTS } from '#shared/routing/routeHandle';
import { buildStore, buildUser } from '#shared/testing/buildUser';
import { withApp } from '#shared/testing/withApp';
import { SignedInShell } from './SignedInShell';

const longNames = buildUser({
  firstName: 'Maria Magdalena Anastasia',
  lastName: 'Featherstonehaugh-Cholmondeley',
  storeAssociates: [
    { store: buildStore({ storeName: 'The Old Harbourmaster’s House and Chandlery, Second Entrance', address: '' }) },
  ],
});

const meta = {
  component: SignedInShell,
  argTypes: { layout: { options: LAYOUTS, control: 'radio' } },
  decorators: [withAuth, withApp],
  args: { layout: 'classy', children: <PageHeader title="Inventory" description="68 products" /> },
  parameters: { layout: 'fullscreen', auth: 'signedIn', app: { path: '/apps/ecommerce/inventory', user: buildUser() } },
  beforeEach: () => {
    const before = preferenceStore.get();
    return () => preferenceStore.set(before);
  },
} satisfies Meta<typeof SignedInShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const nav = within(await canvas.findByRole('navigation', { name: 'Main' }));
    await expect(await nav.findByRole('link', { name: 'Inventory' })).toHaveAttribute('aria-current', 'page');
    await waitFor(() => expect(canvas.getByText('12 Harbour Street, Portsend, ME 04101')).toBeVisible());
  },
};
const hasAllTools: Story['play'] = async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'Sign out' })).toHaveAttribute('href', '/sign-out');
  for (const name of ['Language', 'Fullscreen', 'Appearance']) await expect(canvas.getByRole('button', { name })).toBeVisible();
};
export const Wide: Story = { globals: { viewport: { value: 'xl' } }, play: hasAllTools };
/** From 960 px the top bar shows all its tools, and the whole name of the store. */
export const Narrowest: Story = {
  globals: { viewport: { value: 'md' } },
  play: async (context) => {
    await hasAllTools(context);
    const name = context.canvas.getByText('Harbour Street');
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
  },
};
export const Turkish: Story = { tags: ['full'], globals: { language: 'tr' } };
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
};
export const PhoneOpen: Story = overThePage();
export const LongNames: Story = { tags: ['full'], parameters: { app: { path: '/apps/ecommerce/inventory', user: longNames } } };

/** Without the menu's data, the link to the main job stays. */
export const WithoutMenuData: Story = {
  parameters: { msw: { scenario: 'offline' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Inventory' })).toBeVisible());
    await expect(await canvas.findByRole('button', { name: /^Load the whole menu/ })).toBeVisible();
  },
};

/** A retry loads the whole menu once the server is back; the focus stays in the menu. */
export const MenuRetried: Story = {
  tags: ['behaviour'],
  parameters: { msw: { scenario: 'navigation-failing' } },
  play: async ({ canvas, loaded }) => {
    const retry = await canvas.findByRole('button', { name: /^Load the whole menu/ });
    await userEvent.click(retry);
    await waitFor(() => expect(retry).toHaveTextContent('Loading…'));
    await waitFor(() => expect(retry).toHaveTextContent('It could not be loaded'));
    await (loaded['mocks'] as Mocks).settings.set({ failing: 'none' });
    await userEvent.click(retry);
    await expect(await canvas.findByRole('link', { name: 'Scrumboard' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Load the whole menu/ })).toBeNull();
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toContainElement(document.activeElement as HTMLElement);
  },
};
export const CompactWithoutMenuData: Story = { args: { layout: 'compact' }, ...WithoutMenuData };

/** A closed menu stays closed the next time. */
export const MenuClosed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Toggle navigation' }));
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).toBeNull();
    await expect(preferenceStore.get().navOpen).toBe(false);
  },
};

export const Languages: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'xl' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Language' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Türkçe' }));
    await expect(preferenceStore.get().language).toBe('tr');
  },
};

export const Search: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search the menu' }), 'scrum');
    const nav = within(canvas.getByRole('navigation', { name: 'Main' }));
    await waitFor(() => expect(nav.getByRole('link', { name: /^Scrumboard/ })).toBeVisible());
    await expect(nav.queryByRole('link', { name: /^Inventory/ })).toBeNull();
  },
};

/** An entry that the server disables gives its reason to screen readers and on a press; the keyboard skips it. */
export const Unavailable: Story = {
  parameters: { msw: { scenario: 'hostile-text' } },
  play: async ({ canvas }) => {
    const entry = await canvas.findByRole('link', { name: /^A closed page This page is not available/ });
    await expect(entry).toHaveAttribute('aria-disabled', 'true');
    await expect(entry).not.toHaveAttribute('href');
    await userEvent.click(entry);
    await waitFor(() => expect(within(entry).getByText('This page is not available')).toBeVisible());
  },
};

export const Compact: Story = {
  args: { layout: 'compact' },
  play: async ({ canvas }) => {
    const nav = within(await canvas.findByRole('navigation', { name: 'Main' }));
    const store = await nav.findByRole('button', { name: 'Store' });
    await userEvent.click(store);
    await expect(await nav.findByRole('link', { name: 'Inventory' })).toHaveAttribute('aria-current', 'page');
    await userEvent.keyboard('{Escape}');
    await expect(store).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(store).toHaveFocus());
  },
};
export const CompactOpen: Story = {
  args: { layout: 'compact' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Store' }));
  },
};
export const CompactTurkish: Story = { tags: ['full'], args: { layout: 'compact' }, globals: { language: 'tr' } };
/** On a phone, the drawer shows all groups, as in layouts without a rail. */
export const CompactPhone: Story = { tags: ['behaviour'], args: { layout: 'compact' }, ...overThePage() };

export const Futuristic: Story = { args: { layout: 'futuristic' } };
export const FuturisticTurkish: Story = { tags: ['full'], args: { layout: 'futuristic' }, globals: { language: 'tr' } };
export const FuturisticPhone: Story = { tags: ['full'], args: { layout: 'futuristic' }, ...overThePage() };

export const Horizontal: Story = {
  args: { layout: 'horizontal' },
  play: async ({ canvas }) => {
    const nav = within(await canvas.findByRole('navigation', { name: 'Main' }));
    const branch = await nav.findByRole('button', { name: /^Applications/ });
    branch.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(nav.getByRole('link', { name: 'Academy' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(branch).toHaveFocus());
  },
};
export const HorizontalOpen: Story = {
  args: { layout: 'horizontal' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Store/ }));
  },
};
export const HorizontalTurkish: Story = { tags: ['full'], args: { layout: 'horizontal' }, globals: { language: 'tr' } };
export const HorizontalPhone: Story = { tags: ['behaviour'], args: { layout: 'horizontal' }, ...overThePage() };
export const HorizontalWithoutMenuData: Story = { ...WithoutMenuData, args: { layout: 'horizontal' } };
export const MenuWithoutEntries: Story = {
  parameters: { msw: { scenario: 'navigation-empty' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Inventory' })).toBeVisible());
    await expect(canvas.queryByRole('button', { name: /^Load the whole menu/ })).toBeNull();
  },
};

export const Empty: Story = {
  args: { layout: 'empty' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Inventory' })).toBeVisible());
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).toBeNull();
  },
};

/** On a phone, every layout's menu overlays the page, with the focus in it. */
function overThePage(): Story {
  return {
    globals: { viewport: { value: 'phone' } },
    play: async ({ canvas }) => {
      const toggle = await canvas.findByRole('button', { name: 'Toggle navigation' });
      await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'false'));
      await userEvent.click(toggle);
      const menu = within(await canvas.findByRole('dialog', { name: 'Main' }));
      await waitFor(() => expect(menu.getByRole('button', { name: 'Close navigation' })).toHaveFocus());
    },
  };
}

/** A picture on another host would reveal to that host who is at work, so the user's button shows initials. */
export const AvatarElsewhere: Story = {
  tags: ['behaviour'],
  parameters: {
    app: { path: '/apps/ecommerce/inventory', user: buildUser({ avatar: 'https://pictures.example/mina.png' }) },
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('navigation', { name: 'Main' });
    await expect(
      within(await canvas.findByRole('button', { name: 'User menu' })).queryByRole('img', { hidden: true }),
    ).toBeNull();
    await expect(canvasElement.querySelector('img[src^="https:"]')).toBeNull();
  },
};
