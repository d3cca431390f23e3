import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { withApp } from '#shared/testing/withApp';
import { ReasonField } from './ReasonField';

const meta = {
  component: ReasonField,
  decorators: [withApp],
  parameters: { layout: 'padded' },
  args: { value: 'received', onChange: fn() },
} satisfies Meta<typeof ReasonField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Turkish: Story = { tags: ['full'], args: { value: 'damaged' }, globals: { language: 'tr' } };
export const Disabled: Story = { args: { disabled: true } };
