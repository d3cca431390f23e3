import { demoUser } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { panels } from '#shared/panels/panelStore';
import { withApp } from '#shared/testing/withApp';
import { QuickChatDock } from './QuickChatDock';

const meta = {
  component: QuickChatDock,
  decorators: [withApp],
  parameters: { layout: 'fullscreen', app: { user: demoUser } },
  globals: { viewport: { value: 'xl' } },
} satisfies Meta<typeof QuickChatDock>;
export default meta;
type Story = StoryObj<typeof meta>;

const rail = (name = 'Quick chat') => screen.findByRole('complementary', { name });

/** A press opens the quick chat for that person. */
export const Default: Story = {
  play: async () => {
    const people = within(await rail());
    await userEvent.click(await people.findByRole('button', { name: /^Marcus Ode/ }));
    await waitFor(() => expect(panels.open()).toBe('quickChat'));
    await expect(panels.subject()).toMatchObject({ name: 'Marcus Ode' });
    panels.close('quickChat');
  },
};
export const Turkish: Story = {
  tags: ['full'],
  globals: { language: 'tr' },
  play: async () => void (await rail('Hızlı sohbet')),
};

/** Smaller windows have only the button in the top bar. */
export const Small: Story = {
  tags: ['full'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  },
};

export const NoConversations: Story = {
  tags: ['behaviour'],
  parameters: { msw: { scenario: 'chat-empty' } },
  play: Small.play,
};
