import { demoUser } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { taskPaths } from '#features/tasks/taskPaths';
import { navCounts } from '#shared/navigation/navCounts';
import { withApp } from '#shared/testing/withApp';
import { TasksLive } from './TasksLive';

// It renders nothing: its count is in the menu, which has snapshots of its own.
const meta = {
  component: TasksLive,
  decorators: [withApp],
  tags: ['behaviour'],
  parameters: { app: { user: demoUser } },
} satisfies Meta<typeof TasksLive>;
export default meta;
type Story = StoryObj<typeof meta>;

const counted = () => navCounts.all().get(taskPaths.list);

export const Remaining: Story = {
  play: () => waitFor(() => expect(counted()).toEqual({ count: 21, label: '21 remaining' })),
};

export const Turkish: Story = {
  globals: { language: 'tr' },
  play: () => waitFor(() => expect(counted()?.label).toBe('21 görev kaldı')),
};
