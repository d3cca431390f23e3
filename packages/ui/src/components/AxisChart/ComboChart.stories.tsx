import type { Meta, StoryObj } from '@storybook/react-vite';
import { edges, issues, week, labels } from '../ChartFrame/sampleChart';
import { ComboChart } from './ComboChart';

const meta = {
  component: ComboChart,
  args: { name: 'Issues by day', points: week, series: issues, lines: ['new'], labels, format: String },
} satisfies Meta<typeof ComboChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** At 240 px: no points, one, all zero, below zero, gaps. */
export const EdgeCases: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, width: 240 }}>
      {edges.map(({ name, count, values }) => (
        <ComboChart
          key={name}
          {...args}
          name={name}
          points={week.slice(0, count)}
          series={[
            { id: 'units', name: 'Units', values },
            { id: 'line', name: 'Line', values: values.toReversed() },
          ]}
          lines={EDGE_LINES}
        />
      ))}
    </div>
  ),
};

const EDGE_LINES = ['line'];
