import { type ComponentProps, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import '../locales/types';
import { ApiError } from '../../../shared/api/ApiError';
import { withApp } from '../../../shared/testing/withApp';
import { FailureAlert } from './FailureAlert';

const failure = { kind: 'wrongPair' as const, error: null };
const meta = {
  component: FailureAlert,
  decorators: [withApp],
  args: { isBusy: false, failure, wrongPair: 'Wrong email or password.' },
} satisfies Meta<typeof FailureAlert>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Says nothing about which half is wrong. */
export const WrongPair: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Wrong email or password.')).toBeVisible());
  },
};
export const TokenThatCanNotBeUsed: Story = { args: { failure: { kind: 'badToken', error: null } } };
export const NoConnection: Story = {
  args: { failure: { kind: 'call', error: new ApiError('offline', { call: 'POST /api/auth/sign-in' }) } },
};
export const Turkish: Story = {
  args: { failure: { kind: 'call', error: new ApiError('server', { call: 'POST /api/auth/sign-in', status: 500 }) } },
  globals: { language: 'tr' },
};

function Sending(props: ComponentProps<typeof FailureAlert>) {
  const [isAnswered, setAnswered] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setAnswered(true)}>
        Answer
      </button>
      <FailureAlert {...props} isBusy={!isAnswered} failure={isAnswered ? props.failure : null} />
    </>
  );
}

/** The answer and its words come together. */
export const AtOnce: Story = {
  render: (args) => <Sending {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Wrong email or password.')).not.toBeInTheDocument();
    // The code comes while the form is on its way.
    await import('./FailureText');
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await expect(canvas.getByText('Wrong email or password.')).toBeVisible();
  },
};
