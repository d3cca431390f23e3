import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SaveBar } from './SaveBar';

const meta = {
  component: SaveBar,
  args: {
    open: true,
    message: 'Price and stock are not saved',
    saveLabel: 'Save',
    discardLabel: 'Discard',
    onSave: fn(),
    onDiscard: fn(),
  },
} satisfies Meta<typeof SaveBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
