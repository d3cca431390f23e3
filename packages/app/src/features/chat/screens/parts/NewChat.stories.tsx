import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { withApp } from '#shared/testing/withApp';
import { at, mocksOf } from '../ChatScreen/testing/chatStory';
import { NewChat } from './NewChat';

const meta = {
  component: NewChat,
  args: { onChoose: fn() },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 400, blockSize: 560, overflow: 'auto' }}>
        <Story />
      </div>
    ),
    withApp,
  ],
  parameters: { layout: 'padded', ...at('/apps/chat') },
} satisfies Meta<typeof NewChat>;
export default meta;
type Story = StoryObj<typeof meta>;

const person = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });

export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.click(await person('Priya Nair'));
    await expect(args.onChoose).toHaveBeenCalledWith('contact-2', 'Priya Nair');
  },
};

export const ByLetter: Story = {
  args: { isGrouped: true },
  play: async () => {
    await expect(await screen.findByRole('region', { name: 'P' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { msw: { scenario: 'chat-silent' } },
  play: async () => void (await screen.findByRole('status', { name: 'Loading' })),
};

export const Empty: Story = {
  parameters: { msw: { scenario: 'chat-empty' } },
  play: async () => void (await screen.findByRole('heading', { name: 'No contacts' })),
};

export const Failed: Story = {
  parameters: { msw: { scenario: 'chat-failing' } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('The contacts could not be loaded');
  },
};

export const FailedAndRetried: Story = {
  ...Failed,
  tags: ['behaviour'],
  play: async (context) => {
    await Failed.play?.(context);
    await mocksOf(context).settings.set({ failing: 'none' });
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await person('Priya Nair');
  },
};

export const NobodyFound: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox'), 'zzz');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Show all' })).toBeVisible());
  },
};
