import { demoUser, type Mocks } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { dashboardPaths } from '#features/dashboards/dashboardPaths';
import { withApp } from '#shared/testing/withApp';
import { ProjectScreen } from './ProjectScreen';

const at = (query: string) => ({
  app: { user: demoUser, path: `${dashboardPaths.project}${query}`, route: dashboardPaths.project },
});

const meta = {
  component: ProjectScreen,
  decorators: [withApp],
  parameters: { layout: 'padded', ...at('') },
} satisfies Meta<typeof ProjectScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const figure = (name: string) => screen.findByRole('figure', { name });
const allThere = async () => {
  await screen.findByRole('link', { name: /^Out of stock/ });
  await figure('New and closed issues by day');
  await figure('Movements by day');
  await figure('Stock value by category');
};

export const Default: Story = {
  play: async () => {
    await allThere();
    await expect(screen.getByRole('heading', { level: 1, name: 'Project' })).toBeVisible();
    await expect(screen.getByRole('link', { name: /^Units sold/ })).toHaveAttribute(
      'href',
      expect.stringContaining('reason=sold'),
    );
    // Every figure of the first row links to its list.
    await expect(within(screen.getByRole('region', { name: 'What needs a hand today' })).getAllByRole('link')).toHaveLength(11);
  },
};

export const TurkishOnAPhone: Story = {
  tags: ['full'],
  globals: { language: 'tr', viewport: { value: 'phone' } },
  play: async () => {
    await figure('Günlere göre hareketler');
    await figure('Kategoriye göre stok değeri');
    await figure('Günlere göre yeni ve kapatılan talepler');
    await expect(screen.getByRole('list', { name: 'Program, bugün' })).toHaveTextContent('Ekip toplantısı');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const Loading: Story = {
  parameters: { msw: { scenario: 'dashboards-silent' } },
  play: async () => waitFor(() => expect(screen.getAllByRole('status', { name: 'Loading' }).length).toBeGreaterThan(5)),
};

/** The project's call failed, and the store's with it: each card says so itself. */
export const Failed: Story = {
  parameters: { msw: { scenario: 'dashboards-failing' } },
  play: async () => {
    await screen.findByText('“What needs a hand today” could not be loaded');
    await screen.findByText('“Issues summary” could not be loaded');
  },
};

export const FailedAndRetried: Story = {
  ...Failed,
  tags: ['behaviour'],
  play: async (context) => {
    await Failed.play?.(context);
    await (context.loaded['mocks'] as Mocks).settings.set({ failing: 'none' });
    const card = within(screen.getByRole('region', { name: 'What needs a hand today' }));
    await userEvent.click(card.getByRole('button', { name: 'Retry' }));
    await card.findByRole('link', { name: /^Out of stock/ });
    // The other call had failed too: a single press retries both.
    await figure('New and closed issues by day');
  },
};

/** The day that a tile shows beside today's is in the address: it survives a reload and can be shared. */
export const DayOfATile: Story = {
  parameters: at('?overdue=3'),
  tags: ['behaviour'],
  play: async () => {
    const tile = (name: string) => within(screen.getByRole('region', { name }));
    await tile('Overdue').findByText(/3 days ago/);
    await expect(tile('Issues').getByText(/yesterday/)).toBeVisible();
    await userEvent.click(tile('Issues').getByRole('button', { name: 'Actions: Issues' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: '2 days ago' }));
    await tile('Issues').findByText(/2 days ago/);
    await expect(tile('Overdue').getByText(/3 days ago/)).toBeVisible();
  },
};

/** The empty stores have no data yet: each card says so itself. */
export const Empty: Story = {
  parameters: { msw: { scenario: 'empty' } },
  play: async () => {
    await screen.findByRole('link', { name: /^Out of stock/ });
    await waitFor(() => expect(screen.getAllByText('There is nothing to show here yet.')).toHaveLength(8));
  },
};

export const Budget: Story = {
  parameters: at('?tab=budget'),
  play: async () => {
    await figure('Budget distribution');
    await expect(await screen.findByRole('table', { name: 'Budget details' })).toBeVisible();
  },
};

/** Every column sorts the budget, even columns that a phone does not show. */
export const BudgetSortedOnAPhone: Story = {
  parameters: at('?tab=budget'),
  globals: { viewport: { value: 'phone' } },
  tags: ['behaviour'],
  play: async () => {
    const rows = within(await screen.findByRole('table', { name: 'Budget details' }));
    const first = () => rows.getAllByRole('row')[1];
    await expect(first()).toHaveTextContent('Development');
    const menu = async () => userEvent.click(await screen.findByRole('button', { name: 'Sort by: Budget details' }));
    for (const name of ['Type', 'Budget', 'Expenses', 'Spent, %', 'Remaining', 'Left, %']) {
      await menu();
      await userEvent.click(await screen.findByRole('menuitemradio', { name }));
    }
    await waitFor(() => expect(first()).toHaveTextContent('64.4%'));
    await menu();
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Ascending' }));
    await waitFor(() => expect(first()).toHaveTextContent('10.9%'));
  },
};

/** An item of the schedule opens to its subject and people, in the current language. */
export const ScheduleOpened: Story = {
  tags: ['behaviour'],
  play: async () => {
    const today = within(await screen.findByRole('list', { name: 'Schedule, today' }));
    await expect(today.getByText(/With Grace Whitcombe/)).not.toBeVisible();
    await userEvent.click(today.getByText('Group meeting'));
    await waitFor(() => expect(today.getByText('With Grace Whitcombe, Tom Hallberg, and Aylin Demirtaş')).toBeVisible());
    await expect(today.getByText('09:30 – 10:00')).toBeVisible();
    await expect(today.getAllByRole('button', { name: 'Save to calendar' })[0]).toBeVisible();
  },
};

export const Team: Story = {
  parameters: at('?tab=team&project=web-shop'),
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Email Aylin Demirtaş' })).toHaveAttribute(
      'href',
      'mailto:aylin@example.com',
    );
    await expect(screen.getByRole('tab', { name: /Team.*9/ })).toHaveAttribute('aria-selected', 'true');
  },
};

/** A hidden widget stays away until it is shown again; with all hidden, a button that shows them all remains. */
export const WidgetsHidden: Story = {
  parameters: at('?tab=team'),
  tags: ['behaviour'],
  play: async () => {
    const team = await screen.findByRole('region', { name: 'Team' });
    await userEvent.click(screen.getByRole('button', { name: 'Settings' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Team', checked: true }));
    await waitFor(() => expect(team).not.toBeInTheDocument());
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Show all' }));
    await screen.findByRole('region', { name: 'Team' });
    await userEvent.click(screen.getByRole('tab', { name: 'Home' }));
    await allThere();
    await userEvent.click(screen.getByRole('button', { name: 'Settings' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Task distribution', checked: true }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Overdue', checked: true }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Overdue' })).toBeNull());
    await expect(screen.queryByRole('region', { name: 'Task distribution' })).toBeNull();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Show all' }));
    await screen.findByRole('region', { name: 'Overdue' });
  },
};

/** Shortcuts choose the period; the other week, and the other day of a tile, change the data shown. */
export const Chosen: Story = {
  tags: ['behaviour'],
  play: async () => {
    await allThere();
    const walk = within(await figure('New and closed issues by day')).getByRole('slider');
    const before = walk.getAttribute('aria-valuetext');
    await userEvent.click(screen.getByText('Last week'));
    await waitFor(() => expect(walk).not.toHaveAttribute('aria-valuetext', before));
    await userEvent.click(screen.getByRole('button', { name: 'Actions: Due tasks' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: '3 days ago' }));
    await screen.findByText(/completed 3 days ago/);
    await userEvent.click(screen.getByText('Week', { selector: 'label' }));
    await waitFor(() => expect(screen.getAllByText('in 7 days').length).toBeGreaterThan(1));
  },
};
