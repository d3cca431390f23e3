import type { Meta, StoryObj } from '@storybook/react-vite';
import { issues, week, words } from '../ChartFrame/sampleChart';
import { ComboChart } from './ComboChart';

const meta = {
  component: ComboChart,
  args: { name: 'Issues by day', points: week, series: issues, lines: ['new'], words, format: String },
} satisfies Meta<typeof ComboChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
