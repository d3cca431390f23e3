import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sparkline } from './Sparkline';

const meta = {
  component: Sparkline,
  args: { values: [12, 18, 14, 22, 26, 21, 34], label: 'Sold in seven days, rising' },
  decorators: [(Story) => <div style={{ width: 200 }}>{Story()}</div>],
} satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const EdgeCases: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Sparkline {...args} values={[]} label="No days" />
      <Sparkline {...args} values={[5]} label="One day" />
      <Sparkline {...args} values={[0, 0, 0]} label="Nothing sold" />
      <Sparkline {...args} values={[3, null, null, -4, 9, 2]} label="With gaps" category={3} />
    </div>
  ),
};
