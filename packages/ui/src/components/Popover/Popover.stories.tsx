import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button';
import { Popover } from './Popover';

const meta = {
  component: Popover,
  args: { trigger: <Button>Stock history</Button>, label: 'Stock history', children: 'Last counted on 3 March by Deniz.' },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
