import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { withApp } from '#shared/testing/withApp';
import { RecentScans } from './RecentScans';

const minutesAgo = (minutes: number) => Date.now() - minutes * 60_000;

const meta = {
  component: RecentScans,
  decorators: [withApp],
  parameters: { layout: 'padded' },
  args: { scans: [], onClear: fn() },
  render: (args) => (
    <RecentScans
      {...args}
      scans={[
        { code: '4006381333931', at: minutesAgo(1), product: { id: 2, name: 'Tidewater Harbor 44' }, added: null },
        { code: '036000291452', at: minutesAgo(4), product: { id: 3, name: 'İstanbul Gece Saati' }, added: 12 },
        { code: '96385074', at: minutesAgo(50), product: null, added: null },
      ]}
    />
  ),
} satisfies Meta<typeof RecentScans>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Tidewater Harbor 44' })).toBeVisible());
    await expect(canvas.getByRole('link', { name: '96385074' })).toHaveAttribute(
      'href',
      '/apps/ecommerce/search?search=96385074',
    );
  },
};

export const OnAPhone: Story = { tags: ['full'], globals: { viewport: { value: 'phone' }, language: 'tr' } };

export const Cleared: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear recent scans' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};
