import { demoUser } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { showcasePaths } from '#features/showcase/showcasePaths';
import { withApp } from '#shared/testing/withApp';
import { TableScreen } from './TableScreen';

const at = (query: string) => ({
  layout: 'padded',
  app: { user: demoUser, path: `${showcasePaths.table}${query}`, route: showcasePaths.table },
});
const fits = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);

const meta = {
  component: TableScreen,
  decorators: [withApp],
  parameters: at('?search=strap&sort=price&order=desc'),
} satisfies Meta<typeof TableScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const table = async () => within(await screen.findByRole('grid', { name: 'Products' }));

/** The rows that the URL selects, of ten thousand. */
export const Default: Story = {
  play: async () => {
    const rows = await table();
    await expect(rows.getByRole('columnheader', { name: /Price/ })).toHaveAttribute('aria-sort', 'descending');
    await expect(screen.getByRole('searchbox', { name: 'Search products' })).toHaveValue('strap');
  },
};

export const PhoneTurkish: Story = {
  tags: ['full'],
  globals: { language: 'tr', viewport: { value: 'phone' } },
  parameters: at(''),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Veri tablosu', level: 1 })).toBeVisible();
    await waitFor(fits);
  },
};

/** The table has ten thousand rows, and only those in view are rendered. */
export const Many: Story = {
  tags: ['behaviour'],
  parameters: at(''),
  play: async () => {
    const rows = await table();
    await expect(screen.getByRole('grid', { name: 'Products' })).toHaveAttribute('aria-rowcount', '10001');
    await expect(rows.getAllByRole('row').length).toBeLessThan(100);
    await userEvent.click(rows.getByRole('checkbox', { name: 'Select all' }));
    await expect(await screen.findByText('10,000 products selected')).toBeVisible();
  },
};

export const NoResults: Story = {
  tags: ['behaviour'],
  parameters: at('?search=nowhere'),
  play: async () => {
    await screen.findByRole('heading', { name: 'Nothing found' });
    const [, below] = screen.getAllByRole('button', { name: 'Clear search' });
    await userEvent.click(below as HTMLElement);
    await waitFor(() => expect(screen.getByRole('grid', { name: 'Products' })).toHaveAttribute('aria-rowcount', '10001'));
  },
};
