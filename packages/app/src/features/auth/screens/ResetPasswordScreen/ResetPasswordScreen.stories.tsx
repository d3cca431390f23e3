import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { withApp } from '../../../../shared/testing/withApp';
import { ResetPasswordScreen } from './ResetPasswordScreen';

const meta = {
  component: ResetPasswordScreen,
  decorators: [withApp],
  parameters: { layout: 'fullscreen', app: { path: '/reset-password?token=from-the-mail' } },
} satisfies Meta<typeof ResetPasswordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Turkish: Story = { globals: { language: 'tr' } };

export const NotTheSame: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'harbour pine');
    await userEvent.type(canvas.getByLabelText('Repeat the new password'), 'harbour pin{Enter}');
    await expect(canvas.getByLabelText('Repeat the new password')).toHaveAccessibleDescription(/same password twice/);
  },
};

export const Done: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'harbour pine');
    await userEvent.type(canvas.getByLabelText('Repeat the new password'), 'harbour pine{Enter}');
    await waitFor(() => expect(canvas.getByText('Your new password is set')).toBeVisible());
    const back = canvas.getByRole('link', { name: 'Back to sign in' });
    await expect(back).toHaveAttribute('href', '/sign-in');
    await waitFor(() => expect(back).toHaveFocus());
  },
};
