import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Command } from '#shared/commands/command';
import { useCommands } from '#shared/commands/useCommands';
import { panels } from '#shared/panels/panelStore';
import { preferenceStore } from '#shared/preferences/preferenceStore';
import { withApp } from '#shared/testing/withApp';
import { ShortcutSheetScreen } from './ShortcutSheetScreen';

const commands: Command[] = [
  { id: 'inventory', title: 'Inventory', section: 'page', keys: 'g i', href: '/apps/ecommerce/inventory' },
  { id: 'search', title: 'Search and commands', section: 'action', keys: 'mod+k', run: () => undefined },
  { id: 'pageHelp', title: 'Help for this page', section: 'here', keys: 'g h', href: '/apps/help-center/guides/stock/scan' },
  { id: 'silent', title: 'Without keys', section: 'action', run: () => undefined },
];

function Page() {
  useCommands(commands);
  return <ShortcutSheetScreen />;
}

const meta = {
  component: Page,
  decorators: [withApp],
  beforeEach: () => () => panels.close(),
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async () => {
  await waitFor(() => expect(panels.available()).toContain('sheet'));
  panels.show('sheet');
  return within(await screen.findByRole('dialog'));
};

/** Lists the commands that have keys, itself included; the switch is the preference. */
export const Default: Story = {
  play: async () => {
    const sheet = await open();
    await waitFor(() => expect(sheet.getByRole('heading', { name: 'Go to' })).toBeVisible());
    await expect(sheet.getByRole('link', { name: 'Help for this page' })).toHaveAttribute(
      'href',
      '/apps/help-center/guides/stock/scan',
    );
    await expect(sheet.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Help for this page',
      'Inventory',
      'Keyboard shortcuts',
      'To the messages in the corner, and back',
      'Search and commands',
    ]);
    await userEvent.click(sheet.getByRole('switch', { name: 'Single-key shortcuts' }));
    await expect(preferenceStore.get().singleKeys).toBe(false);
  },
};

export const Turkish: Story = { tags: ['full'], globals: { language: 'tr' }, play: async () => void (await open()) };
export const Phone: Story = { tags: ['full'], globals: { viewport: { value: 'phone' } }, play: async () => void (await open()) };
