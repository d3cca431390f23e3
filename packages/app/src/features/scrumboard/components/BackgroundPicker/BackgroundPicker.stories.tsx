import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { withApp } from '#shared/testing/withApp';
import { BackgroundPicker } from './BackgroundPicker';

const meta = {
  component: BackgroundPicker,
  decorators: [withApp],
  args: { value: 'plain', onChange: fn() },
} satisfies Meta<typeof BackgroundPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Plain' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Warm' }));
    await expect(args.onChange).toHaveBeenCalledWith('warm');
  },
};
export const Green: Story = { args: { value: 'green' } };
export const Turkish: Story = { tags: ['full'], globals: { language: 'tr' } };
export const Phone: Story = { tags: ['full'], globals: { viewport: { value: 'phone' } } };
