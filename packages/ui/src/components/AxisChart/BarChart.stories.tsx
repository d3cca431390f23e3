import type { Meta, StoryObj } from '@storybook/react-vite';
import { issues, week, words } from '../ChartFrame/sampleChart';
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
