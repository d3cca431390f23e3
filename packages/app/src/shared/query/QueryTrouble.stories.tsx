import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ApiError } from '../api/ApiError';
import { withApp } from '../testing/withApp';
import { QueryTrouble } from './QueryTrouble';

const error = new ApiError('server', { call: 'GET /api/common/messages', status: 500 });
const refetch = fn();
const query = { data: undefined, error, isError: true, isFetching: false, refetch };

const meta = {
  component: QueryTrouble,
  decorators: [withApp],
  args: { query, stale: 'These may be out of date.', failed: 'The messages could not be loaded' },
  beforeEach: () => {
    refetch.mockClear();
  },
} satisfies Meta<typeof QueryTrouble>;
export default meta;
type Story = StoryObj<typeof meta>;

const pressRetry: Story['play'] = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
  await expect(refetch).toHaveBeenCalledOnce();
};

/** Nothing was ever there. */
export const Failed: Story = { play: pressRetry };
export const Retrying: Story = { args: { query: { ...query, isFetching: true } } };
/** What was there before stays under it. */
export const Stale: Story = { args: { query: { ...query, data: [] } }, play: pressRetry };
