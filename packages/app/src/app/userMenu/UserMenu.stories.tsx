import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { withAuth } from '#features/auth/testing/withAuth';
import { preferenceStore } from '#shared/preferences/preferenceStore';
import { buildUser } from '#shared/testing/buildUser';
import { withApp } from '#shared/testing/withApp';
import { withLiveSession } from '../testing/withLiveSession';
import { UserMenu } from './UserMenu';

const meta = {
  component: UserMenu,
  decorators: [withLiveSession, withAuth, withApp],
  parameters: { auth: 'signedIn', app: { user: buildUser() } },
  beforeEach: () => {
    const before = preferenceStore.get();
    return () => preferenceStore.set(before);
  },
} satisfies Meta<typeof UserMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvas: { findByRole: typeof screen.findByRole }, name = 'User menu') => {
  await userEvent.click(await canvas.findByRole('button', { name }));
  return screen.findByRole('menu', { name });
};

/** Closed. */
export const Default: Story = {};

/** @param narrow tools that the top bar of a narrow window has no room for */
const offers =
  (...narrow: string[]): Story['play'] =>
  async ({ canvas }) => {
    await expect(await open(canvas)).toHaveAccessibleDescription('Signed in as Mina Aydın mina@example.test');
    await expect(screen.getByRole('menuitemradio', { name: 'Online' })).toBeChecked();
    // The story has neither the drawer nor the sheet nor a demo: panels that are not mounted are not offered.
    await expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Profile',
      'Settings',
      ...narrow,
      'Help for this page',
      'Lock when idle',
      'Lock',
      'Sign out',
    ]);
    await expect(screen.queryAllByRole('menuitemradio', { name: 'Türkçe' })).toHaveLength(narrow.length);
  };

export const Open: Story = { play: offers() };
export const OpenTurkish: Story = {
  tags: ['full'],
  globals: { language: 'tr' },
  play: async ({ canvas }) => {
    await open(canvas, 'Kullanıcı menüsü');
  },
};
export const OpenOnAPhone: Story = { globals: { viewport: { value: 'phone' } }, play: offers('Fullscreen') };

export const PresenceIsSet: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Busy' }));
    await open(canvas);
    await expect(screen.getByRole('menuitemradio', { name: 'Busy' })).toBeChecked();
  },
};

/** The server rejects the change: it is rolled back, and announced. */
export const PresenceIsRefused: Story = {
  parameters: { msw: { scenario: 'user-failing' } },
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Away' }));
    await waitFor(() => expect(screen.getByText('Your presence was not changed. The server failed')).toBeVisible());
    await open(canvas);
    await expect(screen.getByRole('menuitemradio', { name: 'Online' })).toBeChecked();
  },
};

export const LanguageIsChosen: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Türkçe' }));
    await expect(preferenceStore.get().language).toBe('tr');
  },
};

export const Leaves: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Sign out' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const IdleLock: Story = {
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Lock when idle' }));
    await userEvent.click(await screen.findByRole('radio', { name: '15 minutes' }));
    await expect(preferenceStore.get().idleLockMinutes).toBe(15);
    await expect(screen.getByRole('radio', { name: '15 minutes' })).toBeChecked();
  },
};
export const IdleLockTurkish: Story = {
  tags: ['full'],
  globals: { language: 'tr' },
  play: async ({ canvas }) => {
    await open(canvas, 'Kullanıcı menüsü');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Boştayken kilitle' }));
    await expect(await screen.findByRole('radio', { name: 'Hiçbir zaman' })).toBeChecked();
  },
};
