import { demoUser } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { academyPaths } from '#features/academy/academyPaths';
import { withApp } from '#shared/testing/withApp';
import { AcademyScreen } from './AcademyScreen';

const meta = {
  component: AcademyScreen,
  decorators: [withApp],
  parameters: { layout: 'padded', app: { user: demoUser, path: academyPaths.academy } },
} satisfies Meta<typeof AcademyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const courses = async () => within(await screen.findByRole('list', { name: 'Courses' }));

/** Eighteen courses; four of them were begun or finished before. */
export const Default: Story = {
  play: async () => {
    const list = await courses();
    await expect(list.getAllByRole('heading')).toHaveLength(18);
    await expect(list.getByRole('link', { name: 'Continue Find any product' })).toBeVisible();
    await expect(list.getByRole('link', { name: 'Start again Greet, ask, listen' })).toBeVisible();
    await expect(list.getByText(/completed twice/)).toBeVisible();
    await expect(list.getByText('First: Receive a delivery and Count a shelf')).toBeVisible();
    await expect(list.getAllByText(/completed (once|twice) · \w+ \d+, \d{4}$/)).toHaveLength(2);
  },
};
export const Phone: Story = {
  tags: ['full'],
  globals: { viewport: { value: 'phone' }, language: 'tr' },
  play: async () => {
    await screen.findByRole('list', { name: 'Kurslar' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
export const NothingFound: Story = {
  tags: ['behaviour'],
  parameters: { app: { user: demoUser, path: `${academyPaths.academy}?search=submarine` } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await expect((await courses()).getAllByRole('heading')).toHaveLength(18);
  },
};
export const Empty: Story = {
  tags: ['behaviour'],
  parameters: { msw: { scenario: 'academy-empty' } },
  play: async () => expect(await screen.findByRole('heading', { name: 'No courses yet' })).toBeVisible(),
};
export const Loading: Story = {
  tags: ['behaviour'],
  parameters: { msw: { scenario: 'academy-silent' } },
  play: async () => expect(await screen.findByText('Loading the courses')).toBeInTheDocument(),
};
export const Failed: Story = {
  parameters: { msw: { scenario: 'academy-failing' } },
  play: async () => expect(await screen.findByRole('alert')).toHaveTextContent('The courses could not be loaded'),
};

/** Filtered by category, by search term, and without completed courses. */
export const Narrowed: Story = {
  tags: ['behaviour'],
  play: async () => {
    await courses();
    await userEvent.click(screen.getByRole('switch', { name: 'Hide completed' }));
    await waitFor(async () => expect((await courses()).getAllByRole('heading')).toHaveLength(16));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search courses' }), 'till{Enter}');
    await waitFor(async () => expect((await courses()).getAllByRole('heading').length).toBeLessThan(5));
    await expect((await courses()).getByRole('heading', { name: 'Close the till' })).toBeVisible();
  },
};
