import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { buildUser } from '../../../../../shared/testing/buildUser';
import { withApp } from '../../../../../shared/testing/withApp';
import { AuthLooksScreen } from './AuthLooksScreen';

const at = (query = '') => ({ app: { path: `/pages/authentication${query}`, user: buildUser() } });

const meta = {
  component: AuthLooksScreen,
  decorators: [withApp],
  parameters: { layout: 'fullscreen', ...at() },
} satisfies Meta<typeof AuthLooksScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string) => screen.findByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

export const SignIn: Story = {
  play: async () => {
    await expect(await button('Sign in')).toBeVisible();
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Authentication');
  },
};

export const SignUpClassic: Story = {
  parameters: at('?page=sign-up&look=classic'),
  play: async () => {
    await expect(await button('Create account')).toBeVisible();
  },
};

export const UnlockModernReversed: Story = {
  parameters: at('?page=unlock-session&look=modern-reversed'),
  play: async () => {
    await expect(await screen.findByLabelText('Password')).toBeVisible();
  },
};

export const ForgottenFullscreen: Story = {
  parameters: at('?page=forgot-password&look=fullscreen'),
  play: async () => {
    await expect(await screen.findByLabelText('Email address')).toBeVisible();
  },
};

export const TurkishPhone: Story = {
  globals: { language: 'tr', viewport: { value: 'phone' } },
  parameters: at('?look=modern'),
  play: async () => {
    await expect(await screen.findByLabelText('E-posta adresi')).toBeVisible();
  },
};

/** The demo's password lets one in, which is said; then the page is as it was, with the focus on its heading. */
export const LetsIn: Story = {
  tags: ['behaviour'],
  play: async () => {
    await userEvent.click(await button('Sign in'));
    await waitFor(() => expect(screen.getAllByText(/^Signed in\./)).not.toEqual([]));
    await waitFor(async () => expect(await heading('Sign in')).toHaveFocus());
    await expect(await button('Sign in')).toBeEnabled();
  },
};

export const Refuses: Story = {
  tags: ['behaviour'],
  parameters: at('?page=unlock-session'),
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Password'), 'wrong{Enter}');
    await expect(await screen.findByRole('alert')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
  },
};

/** A link of a page leads to the page shown here, in the same look, and not out of it. */
export const LeadsOn: Story = {
  tags: ['behaviour'],
  parameters: at('?look=classic'),
  play: async () => {
    await userEvent.click(await screen.findByRole('link', { name: /forgot/i }));
    await screen.findByRole('heading', { level: 2, name: /password/i });
    await expect(screen.getByRole('combobox', { name: 'Page' })).toHaveTextContent('Forgot password');
    await expect(document.querySelector('[data-look="classic"]')).not.toBeNull();
  },
};

/** Signing out does so in the example alone, and counts down to the example's sign-in page. */
export const SignsOut: Story = {
  tags: ['behaviour'],
  parameters: at('?page=sign-out'),
  play: async () => {
    await screen.findByRole('heading', { level: 2, name: 'You have signed out' });
    await userEvent.click(await screen.findByRole('link', { name: 'Go to sign in' }));
    await heading('Sign in');
  },
};
