import type { Mocks } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { pendingRequests } from '#shared/api/pendingRequests';
import { buildUser } from '#shared/testing/buildUser';
import { withApp } from '#shared/testing/withApp';
import { ConnectionBanner } from './ConnectionBanner';

const meta = {
  component: ConnectionBanner,
  decorators: [withApp],
  parameters: { app: { user: buildUser() } },
  beforeEach: () => () => pendingRequests.recordAnswer(true),
} satisfies Meta<typeof ConnectionBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

const unreachable = () => {
  pendingRequests.recordAnswer(false);
  return () => pendingRequests.recordAnswer(true);
};
const offline = () => void spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

/** No banner while everything is fine. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/offline|reached/)).toBeNull();
  },
};

export const Offline: Story = {
  beforeEach: offline,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^The demo keeps its data/)).toBeVisible());
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const OfflineTurkish: Story = { tags: ['full'], beforeEach: offline, globals: { language: 'tr' } };

export const Unreachable: Story = {
  beforeEach: unreachable,
  parameters: { msw: { scenario: 'offline' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^What is on the screen can be read\./)).toBeVisible());
    await expect(await canvas.findByText(/^The server can't be reached\. /)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible());
  },
};
export const UnreachableTurkish: Story = { tags: ['full'], ...Unreachable, play: undefined, globals: { language: 'tr' } };
export const UnreachablePhone: Story = {
  tags: ['full'],
  ...Unreachable,
  play: undefined,
  globals: { viewport: { value: 'phone' } },
};

/** The banner disappears with the first answer, and announces that. */
export const ComesBack: Story = {
  tags: ['behaviour'],
  beforeEach: unreachable,
  parameters: { msw: { scenario: 'offline' } },
  play: async ({ canvas, loaded }) => {
    // Once the banner is announced, it also listens for the network.
    await canvas.findByText(/^The server can't be reached\. /);
    await (loaded['mocks'] as Mocks).setScenario('demo');
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull());
    await expect(await canvas.findByText('The connection is back')).toBeInTheDocument();
  },
};
