import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { ApiError } from '#shared/api/ApiError';
import { ChunkError } from '#shared/codeLoading/importOrReload';
import { type AppParameters, withApp } from '#shared/testing/withApp';
import { RouteError } from './RouteError';

const Page = () => <h1>The page</h1>;

const failing = (error: Error, times = Number.POSITIVE_INFINITY): AppParameters => {
  let failures = 0;
  return {
    ErrorBoundary: RouteError,
    loader: () => {
      failures += 1;
      if (failures <= times) throw error;
      return null;
    },
  };
};
const down = new ApiError('server', { call: 'GET /api/apps/ecommerce/inventory/products', status: 500 });

const meta = { component: Page, decorators: [withApp], parameters: { app: failing(down) } } satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shows no URL, and a code that is the same for the same failure. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server could not do it.');
    await expect(canvas.queryByText(/\/api\//)).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getByText(/Code for support: [0-9A-Z]{7}/)).toBeVisible());
  },
};

export const Turkish: Story = { tags: ['full'], globals: { language: 'tr' } };
export const PartMissing: Story = { parameters: { app: failing(new ChunkError('gone')) } };
export const Unknown: Story = { parameters: { app: failing(new TypeError('x is undefined')) } };

export const RetryWorks: Story = {
  tags: ['behaviour'],
  parameters: { app: failing(down, 1) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'The page' })).toBeVisible());
  },
};

function Breaking(): never {
  throw new TypeError('x is undefined');
}

/** A render error is caught by the same boundary as a failed load. */
export const BreaksWhileDrawn: Story = {
  tags: ['behaviour'],
  parameters: { app: { ErrorBoundary: RouteError, loader: () => null } },
  render: () => <Breaking />,
  beforeEach: () => void spyOn(console, 'error').mockReturnValue(undefined),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong');
    await waitFor(() => expect(canvas.getByText(/Code for support: [0-9A-Z]{7}/)).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeEnabled();
  },
};
