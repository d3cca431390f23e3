import { inventoryEndpoints, Product } from '@stockroom/contract';
import { demoUser, type Mocks } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { activityPaths } from '#features/activities/activityPaths';
import { request } from '#shared/api/http';
import { withApp } from '#shared/testing/withApp';
import { ActivitiesScreen } from './ActivitiesScreen';

const at = (query: string) => ({
  app: { user: demoUser, path: `${activityPaths.list}${query}`, route: activityPaths.list },
});

const meta = {
  component: ActivitiesScreen,
  decorators: [withApp],
  parameters: { layout: 'padded', ...at('') },
} satisfies Meta<typeof ActivitiesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const seen = (find: () => HTMLElement) => waitFor(() => expect(find()).toBeVisible());
const entries = () => screen.findAllByRole('listitem');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const mocksOf = ({ loaded }: { loaded: Record<string, unknown> }) => loaded['mocks'] as Mocks;

/** One list for each day, newest first. */
export const Default: Story = {
  play: async () => {
    await seen(() => screen.getByRole('list', { name: 'Yesterday' }));
    await expect(document.querySelectorAll('[data-entry]')).toHaveLength(17);
    await seen(() => screen.getByText('17 of 17 shown'));
    await seen(() => screen.getByText('5 new'));
    await expect(screen.getAllByText('New')).toHaveLength(5);
  },
};

/** Changes by others since the last visit are marked until the user marks them as read; Undo restores the marks. */
export const MarkedAsSeen: Story = {
  tags: ['behaviour'],
  play: async () => {
    await waitFor(() => expect(screen.getAllByText('New')).toHaveLength(5));
    await press('Mark all as seen');
    await seen(() => screen.getByText('All activities are marked as seen'));
    await expect(screen.queryByText('New')).toBeNull();
    await press('Undo');
    await seen(() => screen.getByText('5 new'));
    await press('Mark all as seen');
    await seen(() => screen.getByText('All activities are marked as seen'));
    await expect(screen.queryByText('5 new')).toBeNull();
    await press('Mark all as seen');
    await seen(() => screen.getByText('Nothing is new to you.'));
  },
};

/** A failed save marks the entries as new again, and is announced. */
export const NotMarkedAsSeen: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    await seen(() => screen.getByText('5 new'));
    await mocksOf(context).settings.set({ failing: 'activities' });
    await press('Mark all as seen');
    await seen(() => screen.getByText(/could not be marked as seen/));
    await seen(() => screen.getByText('5 new'));
    await mocksOf(context).settings.set({ failing: 'none' });
    await press('Retry');
    await seen(() => screen.getByText('All activities are marked as seen'));
  },
};

export const Turkish: Story = {
  tags: ['full'],
  globals: { language: 'tr' },
  play: async () => {
    await seen(() => screen.getByRole('list', { name: 'Dün' }));
    await seen(() => screen.getByText('Fiyat'));
  },
};

export const Phone: Story = {
  tags: ['full'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await entries();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const Loading: Story = {
  parameters: { msw: { scenario: 'activities-silent' } },
  play: async () => seen(() => screen.getByRole('status', { name: '' })),
};

export const Empty: Story = {
  parameters: { msw: { scenario: 'activities-empty' } },
  play: async (context) => {
    // Signing in has added an entry.
    await seen(() => screen.getByText('signed in'));
    await mocksOf(context).reset();
    globalThis.dispatchEvent(new Event('visibilitychange'));
    await seen(() => screen.getByRole('heading', { name: 'No activities yet' }));
  },
};

export const NoResults: Story = {
  parameters: at('?search=nothing+of+this+name'),
  play: async () => seen(() => screen.getByRole('heading', { name: 'Nothing found' })),
};

export const NoResultsAndCleared: Story = {
  ...NoResults,
  tags: ['behaviour'],
  play: async () => {
    await press('Clear filters');
    await seen(() => screen.getByRole('list', { name: 'Yesterday' }));
  },
};

export const Failed: Story = {
  parameters: { msw: { scenario: 'activities-failing' } },
  play: async () => expect(await screen.findByRole('alert')).toHaveTextContent('The activities could not be loaded'),
};

export const FailedAndRetried: Story = {
  ...Failed,
  tags: ['behaviour'],
  play: async (context) => {
    await Failed.play?.(context);
    await mocksOf(context).settings.set({ failing: 'none' });
    await press('Retry');
    await seen(() => screen.getByRole('list', { name: 'Yesterday' }));
  },
};

export const Filtered: Story = {
  parameters: at('?kind=product&person=contact-2&search=price'),
  play: async () => {
    await seen(() => screen.getByText('1 of 1 shown'));
    await expect(screen.getByRole('combobox', { name: 'Kind' })).toHaveTextContent('Products');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Person' })).toHaveTextContent('Priya Nair'));
    await expect(screen.getByText('$46.00')).toBeVisible();
  },
};

/** Invalid values in the URL are corrected, and that is announced. */
export const BadAddress: Story = {
  tags: ['behaviour'],
  parameters: at('?kind=magic&shown=0'),
  play: async () => seen(() => screen.getByText(/kind and pages shown/)),
};

/** The first of the added entries has the focus, so that the keyboard continues there. */
export const More: Story = {
  tags: ['behaviour'],
  parameters: { msw: { scenario: 'activities-1000' } },
  play: async () => {
    await seen(() => screen.getByText('25 of 1,001 shown'));
    await press('Load more');
    await seen(() => screen.getByText('50 of 1,001 shown'));
    const all = document.querySelectorAll('[data-entry]');
    await waitFor(() => expect(all[25]).toHaveFocus());
  },
};

/** An edited product appears in the log, with its values before and after, and a link to it. */
export const OfAnEdit: Story = {
  parameters: at('?kind=product'),
  play: async () => {
    await seen(() => screen.getByRole('list', { name: 'Yesterday' }));
    const body = { id: 2, product: { name: 'Harbor Steel', active: false, basePrice: 99.5, category: 0 } };
    await request({ method: 'PATCH', path: inventoryEndpoints.product, body, schema: Product });
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search activities' }), 'harbor{Enter}');
    const link = await screen.findByRole('link', { name: 'Harbor Steel' });
    await expect(link).toHaveAttribute('href', '/apps/ecommerce/inventory?product=2');
    const changes = within(link.closest('li') ?? document.body);
    await expect(changes.getByText('Tidewater Harbor 44')).toBeVisible();
    await expect(changes.getByText('$99.50')).toBeVisible();
    await expect(changes.getByText('No')).toBeVisible();
  },
};

/** Markup is sanitised, unsafe and leaving links are shown as text, and nothing overflows. */
export const Hostile: Story = {
  tags: ['full'],
  parameters: { msw: { scenario: 'hostile-text' } },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await entries();
    await waitFor(() => expect(screen.getByText('press me')).toBeVisible());
    await expect(screen.queryByRole('link', { name: /press me|Two slashes|data:/ })).toBeNull();
    await expect(document.querySelector('ol :is(script, form, input, [onerror], [style*=fixed])')).toBeNull();
    await expect(document.querySelector('img[src*="evil"]')).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
