import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../Button';
import { Drawer } from './Drawer';

const meta = {
  component: Drawer,
  args: { open: true, onOpenChange: fn(), title: 'Appearance', closeLabel: 'Close', children: 'Theme, scheme and layout.' },
  render: function Opener(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Button onPress={() => setOpen(true)}>Appearance</Button>
        <Drawer {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
