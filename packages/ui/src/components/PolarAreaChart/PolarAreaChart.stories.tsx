import type { Meta, StoryObj } from '@storybook/react-vite';
import { edges, week, labels } from '../ChartFrame/sampleChart';
import { PolarAreaChart } from './PolarAreaChart';

const meta = {
  component: PolarAreaChart,
  args: {
    name: 'Tasks by team',
    points: ['API', 'Backend', 'Frontend', 'Issues'].map((name) => ({ name })),
    values: [15, 20, 38, 27],
    labels: { ...labels, summary: ([fact]) => `Most: ${fact?.highest.point}.`, point: 'Team', legend: 'Parts' },
    format: (value: number) => `${value}%`,
  },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta<typeof PolarAreaChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** At 240 px: no points, a single point, all zero, negative values, gaps. */
export const EdgeCases: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, width: 240 }}>
      {edges.map(({ name, count, values }) => (
        <PolarAreaChart key={name} {...args} name={name} points={week.slice(0, count)} values={values} />
      ))}
    </div>
  ),
};
