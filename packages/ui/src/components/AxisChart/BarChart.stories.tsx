import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EdgeCharts } from '../ChartFrame/EdgeCharts';
import { issues, many, week, labels } from '../ChartFrame/sampleChart';
import { BarChart } from './BarChart';

const meta = {
  component: BarChart,
  args: { name: 'Issues by day', points: week, series: issues, labels, format: String },
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Stacked: Story = {
  args: { stacking: 'stacked', series: [...issues, { id: 'back', name: 'Came back', values: [-4, -2, 0, null, -9, -1, -3] }] },
};

export const AllZero: Story = { args: { series: [{ id: 'new', name: 'New', values: [0, 0, 0, 0, 0, 0, 0] }] } };

export const EdgeCases: Story = {
  render: (args) => <EdgeCharts chart={BarChart} args={args} />,
};

const categories = ['Dress watches', 'Sport watches', 'Shoes', 'Backpacks', 'Knitwear', 'Shirts', 'Straps', 'Totes'];
const worth = { id: 'worth', name: 'Worth', values: [69_754, 69_102, 24_300, 12_800, 11_460, 9210, null, 7254] };

/** Names that do not fit below their columns are placed above them, and the columns turn into rows. */
export const NarrowWithNames: Story = {
  args: { name: 'Stock value', points: categories.map((name) => ({ name })), series: [worth] },
  decorators: [(Story) => <div style={{ width: 256 }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    for (const name of categories) await expect(canvas.getByText(name)).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('slider')).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Sport watches: 69102');
  },
};

/** Several series in rows, also stacked. */
export const NarrowAndStacked: Story = {
  tags: ['full'],
  args: {
    stacking: 'stacked',
    points: categories.slice(0, 4).map((name) => ({ name })),
    series: [...issues, { id: 'back', name: 'Came back', values: [-4, -2, 0, null] }],
  },
  decorators: [(Story) => <div style={{ width: 256 }}>{Story()}</div>],
};

/** With more than two points per pixel only the extreme ones are drawn; keyboard walk and table have all. */
export const TenThousandPoints: Story = {
  args: {
    name: 'Movements',
    points: many.map((_, place) => ({ name: `Minute ${place + 1}`, tick: String(place + 1) })),
    series: [{ id: 'units', name: 'Units', values: many }],
  },
};
