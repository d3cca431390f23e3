import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ApiError } from '#shared/api/ApiError';
import { withApp } from '#shared/testing/withApp';
import { FailureAlert } from './FailureAlert';

const failure = { kind: 'wrongPair' as const, error: null };
const meta = {
  component: FailureAlert,
  decorators: [withApp],
  args: { failure, wrongPair: 'Wrong email or password.' },
} satisfies Meta<typeof FailureAlert>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Does not reveal which half is wrong. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Wrong email or password.')).toBeVisible());
  },
};
export const TokenThatCanNotBeUsed: Story = { args: { failure: { kind: 'badToken', error: null } } };
export const NoConnection: Story = {
  args: { failure: { kind: 'call', error: new ApiError('offline', { call: 'POST /api/auth/sign-in' }) } },
};
export const Turkish: Story = {
  tags: ['full'],
  args: { failure: { kind: 'call', error: new ApiError('server', { call: 'POST /api/auth/sign-in', status: 500 }) } },
  globals: { language: 'tr' },
};
