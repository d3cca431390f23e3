import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withApp } from '../testing/withApp';
import { PasswordRules } from './PasswordRules';

const meta = {
  component: PasswordRules,
  decorators: [withApp],
  args: { password: '', email: 'ada@example.com' },
} satisfies Meta<typeof PasswordRules>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Before anything is typed. */
export const Default: Story = {};
export const AllMet: Story = { args: { password: 'harbour-and-pine' } };
export const Turkish: Story = {
  tags: ['full'],
  args: { password: 'ada@example.com' },
  globals: { language: 'tr' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('list')).toHaveAccessibleName());
  },
};
