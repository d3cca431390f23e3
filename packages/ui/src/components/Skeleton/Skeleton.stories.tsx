import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton';

const meta = { component: Skeleton, args: { shape: 'text', width: 240 } } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {};
export const Rect: Story = { args: { shape: 'rect', width: 240, height: 120 } };
export const Circle: Story = { args: { shape: 'circle', width: 48 } };
