import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Tabs } from './Tabs';

const meta = {
  component: Tabs,
  args: {
    label: 'Product',
    value: 'details',
    onChange: fn(),
    tabs: [
      { id: 'details', label: 'Details', content: 'Name, SKU and barcode.' },
      { id: 'pictures', label: 'Pictures', badge: 3, content: 'Three pictures.' },
      { id: 'movements', label: 'Movements', content: 'No movements yet.' },
    ],
  },
  render: function Holder(args) {
    const [value, setValue] = useState(args.value);
    return <Tabs {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
