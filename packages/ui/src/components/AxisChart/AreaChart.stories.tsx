import type { Meta, StoryObj } from '@storybook/react-vite';
import { EdgeCharts } from '../ChartFrame/EdgeCharts';
import { week, labels } from '../ChartFrame/sampleChart';
import { AreaChart } from './AreaChart';

const meta = {
  component: AreaChart,
  args: {
    name: 'Visitors',
    points: week,
    series: [{ id: 'visitors', name: 'Visitors', values: [1200, 1320, 1180, 1500, 1640, 2100, 1900] }],
    labels,
    format: (value: number) => value.toLocaleString('en'),
  },
} satisfies Meta<typeof AreaChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ComparedWithTheWeekBefore: Story = {
  args: {
    series: [
      { id: 'now', name: 'This week', values: [1200, 1320, 1180, 1500, null, null, null] },
      { id: 'before', name: 'Last week', values: [1100, 1220, 1280, 1400, 1540, 1800, 1700] },
    ],
  },
};

export const EdgeCases: Story = {
  render: (args) => <EdgeCharts chart={AreaChart} args={args} />,
};
