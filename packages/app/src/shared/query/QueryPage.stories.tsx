import { EmptyState, Skeleton } from '@stockroom/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ApiError } from '../api/ApiError';
import { withApp } from '../testing/withApp';
import { QueryPage } from './QueryPage';

const error = new ApiError('server', { call: 'GET /api/common/messages', status: 500 });
const refetch = fn();
const query = { data: undefined, error: null, isError: false, isFetching: false, refetch };
const failed = { ...query, error, isError: true };

const meta = {
  component: QueryPage,
  decorators: [withApp],
  args: {
    query: { ...query, data: ['Ağ çanta'] },
    count: 1,
    labels: { stale: 'These may be out of date.', failed: 'The messages could not be loaded' },
    level: 3,
    waiting: (
      <div role="status" aria-label="Loading">
        <Skeleton />
      </div>
    ),
    noMatch: <EmptyState level={3} illustration="search" title="No message matches" />,
    empty: <EmptyState level={3} illustration="box" title="No messages" />,
    children: <p>Ağ çanta</p>,
  },
  beforeEach: () => {
    refetch.mockClear();
  },
} satisfies Meta<typeof QueryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const pressRetry: Story['play'] = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
  await expect(refetch).toHaveBeenCalledOnce();
};

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ağ çanta')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Waiting: Story = {
  args: { query, count: 0 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading' })).toBeVisible();
  },
};
/** The first load failed. */
export const Failed: Story = { args: { query: failed, count: 0 }, play: pressRetry };
export const Retrying: Story = { args: { query: { ...failed, isFetching: true }, count: 0 } };
export const NoResults: Story = { args: { query: { ...query, data: ['Ağ çanta'] }, count: 0, isFiltered: true } };
export const Empty: Story = { args: { query: { ...query, data: [] }, count: 0 } };
/** The old content stays below the banner. */
export const Stale: Story = { args: { query: { ...failed, data: ['Ağ çanta'] } }, play: pressRetry };
/** On a whole page the banner also gives the reason. */
export const StalePage: Story = {
  args: {
    query: { ...failed, data: ['Ağ çanta'] },
    labels: { stale: 'The list may be out of date', failed: '', stillShown: 'You see what was loaded last.' },
  },
};
