import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { edges, week, labels } from '../ChartFrame/sampleChart';
import { DonutChart } from './DonutChart';

const meta = {
  component: DonutChart,
  args: {
    name: 'Language',
    points: ['English', 'Turkish', 'German', 'Other'].map((name) => ({ name })),
    values: [25, 40, 15, 20],
    labels: { ...labels, summary: ([fact]) => `Most: ${fact?.highest.point}.`, point: 'Language', legend: 'Parts' },
    format: String,
    formatShare: (share: number) => `${Math.round(share * 100)}%`,
  },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
} satisfies Meta<typeof DonutChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllZero: Story = { args: { values: [0, 0, 0, 0] } };

export const Walked: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const walk = await canvas.findByRole('slider', { name: 'Language' });
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(walk).toHaveFocus());
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(walk).toHaveAttribute('aria-valuetext', 'Turkish: 40');
  },
};

/** At 240 px: no points, one, all zero, below zero, gaps. */
export const EdgeCases: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, width: 240 }}>
      {edges.map(({ name, count, values }) => (
        <DonutChart key={name} {...args} name={name} points={week.slice(0, count)} values={values} />
      ))}
    </div>
  ),
};
