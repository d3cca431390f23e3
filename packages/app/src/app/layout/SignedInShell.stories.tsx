import { PageHeader } from '@stockroom/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { withAuth } from '../../features/auth/testing/withAuth';
import { preferenceStore } from '../../shared/preferences/preferenceStore';
import { buildStore, buildUser } from '../../shared/testing/buildUser';
import { withApp } from '../../shared/testing/withApp';
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

export const Ready: Story = {
  play: async ({ canvas }) => {
    const nav = within(await canvas.findByRole('navigation', { name: 'Main' }));
    await expect(await nav.findByRole('link', { name: 'Inventory' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByText('12 Harbour Street, Portsend, ME 04101')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign out' })).toHaveAttribute('href', '/sign-out');
  },
};
export const Turkish: Story = { globals: { language: 'tr' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
};
export const LongNames: Story = { parameters: { app: { path: '/apps/ecommerce/inventory', user: longNames } } };

/** The menu's data can't be had: the way to the main job stays. */
export const WithoutMenuData: Story = {
  parameters: { scenario: 'offline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Inventory' })).toBeVisible();
  },
};

/** Closed, and closed the next time. */
export const MenuClosed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Toggle navigation' }));
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).toBeNull();
    await expect(preferenceStore.get().navOpen).toBe(false);
  },
};

export const Languages: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Language' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Türkçe' }));
    await expect(preferenceStore.get().language).toBe('tr');
  },
};
