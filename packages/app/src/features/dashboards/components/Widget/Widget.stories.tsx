import { ProjectParts } from '@stockroom/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ApiError } from '#shared/api/ApiError';
import { withApp } from '#shared/testing/withApp';
import { Widget, type PartsQuery } from './Widget';

const query: PartsQuery = { data: undefined, error: null, isError: false, isFetching: false, refetch: fn() };
const tile = { count: 21, before: [13, 4, 8] };

const meta = {
  component: Widget<typeof ProjectParts.tiles>,
  decorators: [withApp],
  args: {
    title: 'Due tasks',
    part: 'tiles',
    schema: ProjectParts.tiles,
    height: 88,
    query: { ...query, data: { tiles: { due: tile, overdue: tile, issues: tile, features: tile } } },
    children: ({ due }) => <strong>{due.count}</strong>,
  },
} satisfies Meta<typeof Widget<typeof ProjectParts.tiles>>;
export default meta;
type Story = StoryObj<typeof meta>;

const reads = (text: string) => async () => waitFor(() => expect(screen.getByText(text)).toBeVisible());

export const Default: Story = { play: reads('21') };

export const Waiting: Story = {
  args: { query },
  play: async () => waitFor(() => expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible()),
};

/** A card of a few lines reports its failure in one line and keeps its height. */
export const Failed: Story = {
  args: { query: { ...query, isError: true, error: new ApiError('server', { call: 'GET /api/dashboards/project' }) } },
  play: reads('“Due tasks” could not be loaded'),
};

/** The response arrived, but this part of it is invalid: the other parts are shown. */
export const Unreadable: Story = {
  args: { height: 240, query: { ...query, data: { tiles: { due: 'many' } } } },
  play: async (context) => {
    await reads('“Due tasks” could not be loaded')();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(context.args.query.refetch).toHaveBeenCalled();
  },
};

export const Empty: Story = {
  args: { query: { ...query, data: { tiles: null } } },
  play: reads('There is nothing to show here yet.'),
};
