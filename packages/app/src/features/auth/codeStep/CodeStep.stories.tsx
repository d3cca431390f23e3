import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { withApp } from '#shared/testing/withApp';
import { SignInScreen } from '../screens/SignInScreen/SignInScreen';
import { withAuth } from '../testing/withAuth';

/** The second step of signing in, as it follows email and password. */
const meta = {
  component: SignInScreen,
  decorators: [withAuth, withApp],
  parameters: { layout: 'fullscreen', app: { path: '/sign-in' }, auth: 'codeAsked' },
} satisfies Meta<typeof SignInScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No error yet: the server only asks for a code. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const code = await canvas.findByLabelText('Code');
    await waitFor(() => expect(code).toHaveFocus());
    await expect(code).not.toHaveAttribute('aria-invalid', 'true');
    await expect(document.title).toBe('One more step · Stockroom');
  },
};

export const WrongPhoneTurkish: Story = {
  tags: ['full'],
  parameters: { auth: 'wrongCode' },
  globals: { language: 'tr', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Kod')).toHaveAccessibleDescription(/Bu kod yanlış/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

/** An impossible code is not sent; another kind of code has another field; Back returns to email and password. */
export const Behaves: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Code'), '12{Enter}');
    await expect(canvas.getByLabelText('Code')).toHaveAccessibleDescription(/six digits of the code/);
    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code' }));
    await waitFor(() => expect(canvas.getByLabelText('Recovery code')).toHaveFocus());
    await expect(canvas.getByLabelText('Recovery code')).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Back to sign in' }));
    await expect(await canvas.findByLabelText('Email address')).toBeVisible();
  },
};
