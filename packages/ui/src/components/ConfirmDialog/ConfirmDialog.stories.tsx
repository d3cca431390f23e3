import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../Button';
import { ConfirmDialog } from './ConfirmDialog';

const meta = {
  component: ConfirmDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Delete 12 products?',
    message: 'They leave the list and every queue. Their movements are kept.',
    confirmLabel: 'Delete',
    cancelLabel: 'Cancel',
    tone: 'danger',
    onConfirm: fn(),
  },
  render: function Opener(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Button onPress={() => setOpen(true)}>Delete products</Button>
        <ConfirmDialog {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Danger: Story = {};
