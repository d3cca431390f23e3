import type { Meta, StoryObj } from '@storybook/react-vite';
import { EdgeCharts } from '../ChartFrame/EdgeCharts';
import { labels } from '../ChartFrame/sampleChart';
import { RadarChart } from './RadarChart';

const meta = {
  component: RadarChart,
  args: {
    name: 'Budget',
    points: ['Concept', 'Design', 'Development', 'Extras', 'Marketing'].map((name) => ({ name })),
    series: [{ id: 'budget', name: 'Budget', values: [12, 20, 28, 15, 25] }],
    labels,
    format: (value: number) => `${value}%`,
  },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
} satisfies Meta<typeof RadarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TwoAndNarrow: Story = {
  tags: ['full'],
  args: {
    series: [
      { id: 'budget', name: 'Budget', values: [12, 20, 28, 15, 25] },
      { id: 'spent', name: 'Spent', values: [10, 22, 20, null, 30] },
    ],
  },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
};

export const EdgeCases: Story = {
  render: (args) => <EdgeCharts chart={RadarChart} args={args} />,
};
