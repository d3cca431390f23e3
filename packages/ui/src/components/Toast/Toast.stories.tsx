import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ToastRegion } from './ToastRegion';
import { TOAST_TONES } from './types';

const meta = {
  component: ToastRegion,
  args: {
    label: 'Messages',
    dismissLabel: 'Dismiss',
    onDismiss: fn(),
    toasts: [{ id: '1', tone: 'success', message: 'Product saved', duration: null }],
  },
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  args: { toasts: TOAST_TONES.map((tone) => ({ id: tone, tone, message: `A ${tone} message`, duration: null })) },
};
