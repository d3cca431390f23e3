import { demoCredentials } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { sessionNotice } from '#features/auth/session/sessionNotice';
import { withAuth } from '#features/auth/testing/withAuth';
import { ConfigContext } from '#shared/config/ConfigContext';
import { tokenStore } from '#shared/session/tokenStore';
import { withApp } from '#shared/testing/withApp';
import { SignInScreen } from './SignInScreen';

const meta = {
  component: SignInScreen,
  decorators: [withAuth, withApp],
  parameters: { layout: 'fullscreen', app: { path: '/sign-in' } },
  beforeEach: () => {
    sessionNotice.clear();
    return () => sessionNotice.clear();
  },
} satisfies Meta<typeof SignInScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The demo's credentials are prefilled. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Email address')).toHaveValue(demoCredentials.email);
    await expect(canvas.getByLabelText('Password')).toHaveValue(demoCredentials.password);
  },
};

export const Turkish: Story = { tags: ['full'], globals: { language: 'tr' } };
export const Phone: Story = { tags: ['full'], globals: { viewport: { value: 'phone' } } };

/** A shop without the demo: no prefilled fields. */
export const WithoutDemo: Story = {
  decorators: [
    (Render) => (
      <ConfigContext value={{ apiHost: 'https://api.shop.example', demo: false, languages: [] }}>
        <Render />
      </ConfigContext>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Email address')).toHaveValue('');
    await expect(canvas.queryByText(/This is a demo/)).toBeNull();
  },
};

export const SigningIn: Story = {
  parameters: { auth: 'signingIn' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Signing in/ })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The address stays, and the password has the focus. */
export const WrongPair: Story = {
  parameters: { auth: 'wrongPair' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The email address or the password is wrong.');
    await expect(canvas.getByLabelText('Email address')).toHaveValue(demoCredentials.email);
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus());
    await expect(document.title).toBe('Error: Sign in · Stockroom');
  },
};

/** The next try clears the server's error of the last one, also when a field's error stops it. */
export const NextTry: Story = {
  tags: ['behaviour'],
  parameters: { auth: 'wrongPair' },
  play: async ({ canvas }) => {
    const password = await canvas.findByLabelText('Password');
    await canvas.findByText('The email address or the password is wrong.');
    await userEvent.clear(password);
    await userEvent.type(password, '{Enter}');
    await waitFor(() => expect(canvas.queryByText('The email address or the password is wrong.')).toBeNull());
    await expect(canvas.getAllByText('Enter your password')[0]).toBeVisible();
  },
};

/** A device whose clock cannot be corrected for: a message instead of a loop. */
export const BadToken: Story = { parameters: { auth: 'badToken' } };
export const CallFailed: Story = { parameters: { auth: 'callFailed' } };

export const AfterTheSessionEnded: Story = { beforeEach: () => sessionNotice.write('ended') };
export const AfterSigningOutElsewhere: Story = { beforeEach: () => sessionNotice.write('elsewhere') };

/** Empty fields: the summary takes the focus and links to the fields. */
export const Incomplete: Story = {
  play: async ({ canvas }) => {
    const email = await canvas.findByLabelText('Email address');
    await userEvent.clear(email);
    await userEvent.clear(canvas.getByLabelText('Password'));
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    const summary = await canvas.findByRole('region', { name: '2 fields need a look' });
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: 'Enter your email address' }));
    await waitFor(() => expect(email).toHaveFocus());
  },
};

/** Validated on blur; the error disappears as soon as the value is right. */
export const BadEmail: Story = {
  play: async ({ canvas }) => {
    const email = await canvas.findByLabelText('Email address');
    await userEvent.clear(email);
    await userEvent.type(email, 'mina');
    await expect(email).not.toHaveAccessibleDescription(/name@shop/);
    await userEvent.tab();
    await expect(email).toHaveAccessibleDescription(/name@shop/);
    await userEvent.type(email, '@example.test');
    await expect(email).not.toHaveAccessibleDescription(/name@shop/);
    await userEvent.clear(email);
    await userEvent.type(email, 'mina');
    await userEvent.tab();
  },
};

/** By keyboard alone; the session is stored for this tab only. */
export const SignsIn: Story = {
  tags: ['behaviour'],
  parameters: { auth: 'live' },
  play: async ({ canvas }) => {
    const password = await canvas.findByLabelText('Password');
    await userEvent.clear(password);
    await userEvent.type(password, `${demoCredentials.password}{Enter}`);
    await waitFor(() => expect(tokenStore.read()).not.toBeNull());
    await expect(tokenStore.isRemembered()).toBe(false);
    await waitFor(() => expect(canvas.getByRole('button', { name: /Signing in/ })).toBeVisible());
  },
};

export const SignsInAndRemembers: Story = {
  tags: ['behaviour'],
  parameters: { auth: 'live' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText('Remember me'));
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(tokenStore.isRemembered()).toBe(true));
    tokenStore.clear();
  },
};

export const RefusesAWrongPair: Story = {
  tags: ['behaviour'],
  parameters: { auth: 'live' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Password'), 'x');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('wrong');
    await expect(tokenStore.read()).toBeNull();
  },
};

export const Offline: Story = {
  tags: ['behaviour'],
  parameters: { auth: 'live', msw: { scenario: 'offline' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server could not be reached.');
  },
};
