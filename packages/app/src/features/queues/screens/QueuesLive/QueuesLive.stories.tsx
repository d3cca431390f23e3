import { demoUser } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { createCount } from '#entities/counts/countCalls';
import { addLabels } from '#entities/products/labelCalls';
import { queuePaths } from '#features/queues/queuePaths';
import { navCounts } from '#shared/navigation/navCounts';
import { withApp } from '#shared/testing/withApp';
import { QueuesLive } from './QueuesLive';

// It renders nothing: its counts appear in the menu, which has its own screenshots.
const meta = {
  component: QueuesLive,
  decorators: [withApp],
  tags: ['behaviour'],
  parameters: { app: { user: demoUser } },
} satisfies Meta<typeof QueuesLive>;
export default meta;
type Story = StoryObj<typeof meta>;

const counted = () => navCounts.all().get(queuePaths.queues);

export const Waiting: Story = {
  play: () => waitFor(() => expect(counted()).toEqual({ count: 1, label: '1 waiting' })),
};

/** An open count and pending labels are two kinds of work. */
export const More: Story = {
  beforeEach: async () => {
    await createCount({ id: 'another', scope: { kind: 'all' }, blind: false });
    await addLabels([{ productId: 2, copies: 1 }]);
  },
  play: () => waitFor(() => expect(counted()).toEqual({ count: 3, label: '3 waiting' })),
};

export const Turkish: Story = {
  globals: { language: 'tr' },
  play: () => waitFor(() => expect(counted()?.label).toBe('1 iş bekliyor')),
};
