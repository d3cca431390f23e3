import type { Meta, StoryObj } from '@storybook/react-vite';
import { Disclosure } from './Disclosure';

const meta = {
  component: Disclosure,
  args: { summary: '4 rows were refused', children: 'Rows 12, 40, 41 and 87 have a price that is not a number.' },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
