import type { Meta, StoryObj } from '@storybook/react-vite';
import { EdgeCharts } from '../ChartFrame/EdgeCharts';
import { issues, many, week, words } from '../ChartFrame/sampleChart';
import { BarChart } from './BarChart';

const meta = {
  component: BarChart,
  args: { name: 'Issues by day', points: week, series: issues, words, format: String },
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Grouped: Story = {};

export const Stacked: Story = {
  args: { stacking: 'stacked', series: [...issues, { id: 'back', name: 'Came back', values: [-4, -2, 0, null, -9, -1, -3] }] },
};

export const AllNought: Story = { args: { series: [{ id: 'new', name: 'New', values: [0, 0, 0, 0, 0, 0, 0] }] } };

export const EdgeCases: Story = {
  render: (args) => <EdgeCharts chart={BarChart} args={args} />,
};

/** Of more than two a pixel those that reach furthest are drawn; walk and table have all. */
export const TenThousandPoints: Story = {
  args: {
    name: 'Movements',
    points: many.map((_, place) => ({ name: `Minute ${place + 1}`, tick: String(place + 1) })),
    series: [{ id: 'units', name: 'Units', values: many }],
  },
};
