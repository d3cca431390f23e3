import type { Meta, StoryObj } from '@storybook/react-vite';
import { words } from '../ChartFrame/sampleChart';
import { PolarAreaChart } from './PolarAreaChart';

const meta = {
  component: PolarAreaChart,
  args: {
    name: 'Tasks by team',
    points: ['API', 'Backend', 'Frontend', 'Issues'].map((name) => ({ name })),
    values: [15, 20, 38, 27],
    words: { ...words, summary: ([fact]) => `Most: ${fact?.highest.point}.`, point: 'Team', legend: 'Parts' },
    format: (value: number) => `${value}%`,
  },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta<typeof PolarAreaChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
