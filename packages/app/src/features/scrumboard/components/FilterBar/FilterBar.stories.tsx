import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, screen, userEvent, waitFor } from 'storybook/test';
import { NO_FILTER } from '#features/scrumboard/model/boardFilter';
import { withApp } from '#shared/testing/withApp';
import { FilterBar, type FilterBarProps } from './FilterBar';

const meta = {
  component: FilterBar,
  decorators: [withApp],
  args: {
    filter: NO_FILTER,
    labels: [{ id: 'urgent', boardId: 'board', title: 'Urgent', color: 'critical' }],
    members: [{ id: 'mina', name: 'Mina Aydın', avatar: null }],
    shown: 14,
    total: 14,
    onChange: fn(),
  },
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No filter is set. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Labels' }));
    await waitFor(() => expect(screen.getByRole('menuitemcheckbox', { name: 'Urgent' })).toBeVisible());
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Urgent' }));
    await expect(lastChange(args)).toEqual({ ...NO_FILTER, labels: ['urgent'] });
  },
};

export const Filtering: Story = {
  args: { filter: { text: 'price', labels: ['urgent'], members: ['mina'], due: 'overdue' }, shown: 2 },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByText('2 of 14 cards')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(lastChange(args)).toEqual(NO_FILTER);
  },
};

export const NothingToChoose: Story = { args: { labels: [], members: [] } };

export const TurkishPhone: Story = {
  tags: ['full'],
  ...Filtering,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('14 karttan 2 tanesi')).toBeVisible());
  },
  globals: { language: 'tr', viewport: { value: 'phone' } },
};

/** The filter that was requested last. */
const lastChange = ({ filter, onChange }: FilterBarProps) => mocked(onChange).mock.lastCall?.[0](filter);
