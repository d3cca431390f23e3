import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../Button';
import { Dialog } from './Dialog';

const meta = {
  component: Dialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Choose columns',
    description: 'What the list of products shows on this device.',
    closeLabel: 'Close',
    footer: <Button variant="primary">Done</Button>,
  },
  render: function Opener(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Button onPress={() => setOpen(true)}>Columns</Button>
        <Dialog {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
