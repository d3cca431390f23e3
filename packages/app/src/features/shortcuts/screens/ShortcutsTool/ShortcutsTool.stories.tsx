import { demoUser } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { atTopBarEnd } from '#shared/testing/atTopBarEnd';
import { withApp } from '#shared/testing/withApp';
import { ShortcutsTool } from './ShortcutsTool';

/** Only the button; the stories of the panel show what it opens. */
const meta = {
  component: ShortcutsTool,
  decorators: [atTopBarEnd, withApp],
  parameters: { layout: 'fullscreen', app: { user: demoUser } },
} satisfies Meta<typeof ShortcutsTool>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Closed. */
export const Default: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Shortcuts', expanded: false })).toBeVisible());
  },
};

export const Opened: Story = {
  tags: ['behaviour'],
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Shortcuts' });
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Shortcuts' })).toBeVisible());
    await waitFor(() => expect(screen.getAllByRole('link').length).toBeGreaterThan(1));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    // The tooltip appears on a focus that no click has just brought, which depends on how long the panel took.
    await userEvent.tab();
  },
};

/** With unsaved text in its form, the panel asks before it closes. */
export const Asking: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Shortcuts' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Edit shortcuts' }));
    await userEvent.click((await screen.findAllByRole('button', { name: /^Edit “/ }))[0] as HTMLElement);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), '!');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible());
  },
};

export const Turkish: Story = {
  tags: ['behaviour'],
  globals: { language: 'tr' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Kısayollar' })).toBeVisible());
  },
};
