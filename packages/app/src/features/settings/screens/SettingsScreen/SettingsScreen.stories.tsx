import { demoCredentials, demoUser, type Mocks } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Secret, TOTP } from 'otpauth/slim';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { updateSettings } from '#features/settings/api/settingsCalls';
import { settingsPath, type SettingsTab } from '#features/settings/settingsPaths';
import { ChangeUserContext } from '#shared/session/ChangeUserContext';
import { withApp } from '#shared/testing/withApp';
import { SettingsScreen } from './SettingsScreen';

const at = (tab: SettingsTab) => ({ app: { user: demoUser, path: settingsPath(tab), route: settingsPath(tab) } });
const changeUser = fn(() => Promise.resolve());

const meta = {
  component: SettingsScreen,
  decorators: [(Story) => <ChangeUserContext value={changeUser}>{Story()}</ChangeUserContext>, withApp],
  parameters: { layout: 'padded', ...at('account') },
  beforeEach: () => void changeUser.mockClear(),
} satisfies Meta<typeof SettingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const expectVisible = (find: () => HTMLElement) => waitFor(() => expect(find()).toBeVisible());
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const type = async (name: string, text: string) => {
  const field = await screen.findByLabelText(name, { selector: 'input, textarea' });
  await userEvent.clear(field);
  await userEvent.paste(text);
};
const mocksOf = ({ loaded }: { loaded: Record<string, unknown> }) => loaded['mocks'] as Mocks;

/** The account tab. */
export const Default: Story = {
  play: async () => {
    await expectVisible(() => screen.getByRole('textbox', { name: 'User name' }));
    await expect(within(screen.getByRole('navigation', { name: 'Settings' })).getAllByRole('link')).toHaveLength(6);
    await expect(screen.getByRole('link', { name: 'Account' })).toHaveAttribute('aria-current', 'page');
  },
};
export const AccountTurkishPhone: Story = {
  tags: ['full'],
  globals: { language: 'tr', viewport: { value: 'phone' } },
  play: async () => {
    await expectVisible(() => screen.getByRole('textbox', { name: 'Kullanıcı adı' }));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
export const Turkish: Story = {
  tags: ['full'],
  globals: { language: 'tr' },
  play: async () => expectVisible(() => screen.getByRole('textbox', { name: 'Kullanıcı adı' })),
};

/** Invalid values are rejected in place, with a link to each field. */
export const AccountRefused: Story = {
  play: async () => {
    await expectVisible(() => screen.getByRole('textbox', { name: 'User name' }));
    await type('User name', 'marcus.ode');
    await press('Save');
    await expectVisible(() => screen.getAllByText(/This user name is taken/)[0] as HTMLElement);
    await type('Email address', 'nobody');
    await press('Save');
    await expectVisible(() => screen.getByRole('link', { name: /Enter an email address/ }));
  },
};

/** After a save the top bar is updated; after a discard no change is left. */
export const AccountSaved: Story = {
  tags: ['behaviour'],
  play: async () => {
    await expectVisible(() => screen.getByRole('textbox', { name: 'Name' }));
    await type('Name', 'Defne A.');
    await press('Discard');
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Defne Aldridge');
    await type('Name', 'Defne Su Aldridge');
    await press('Save');
    await waitFor(() => expect(changeUser).toHaveBeenCalledWith({}));
    await expectVisible(() => screen.getByText('Saved'));
  },
};

/** Two tabs change the same field: nothing is lost, and the user chooses. */
export const AccountConflict: Story = {
  tags: ['behaviour'],
  play: async () => {
    await expectVisible(() => screen.getByRole('textbox', { name: 'Company' }));
    await type('Company', 'Mine');
    await updateSettings({ company: 'Theirs' });
    await press('Save');
    await expectVisible(() => screen.getByRole('dialog'));
    await expect(within(screen.getByRole('dialog')).getByText('Theirs: Theirs')).toBeVisible();
  },
};

export const PresenceIsSet: Story = {
  tags: ['behaviour'],
  play: async () => {
    await userEvent.click(await screen.findByRole('combobox', { name: 'Presence' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Busy' }));
    await expect(changeUser).toHaveBeenCalledWith({ status: 'busy' });
  },
};

export const Security: Story = {
  parameters: at('security'),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('list', { name: 'Where you are signed in' }).children).toHaveLength(3));
    await expectVisible(() => screen.getByText('This device'));
  },
};
export const SecurityRefused: Story = {
  parameters: at('security'),
  play: async () => {
    await type('Current password', 'not mine');
    await type('New password', 'four blue herons');
    await type('Repeat the new password', 'four blue herons');
    await press('Change password');
    await expectVisible(() => screen.getAllByText(/This is not your current password/)[0] as HTMLElement);
    await expectVisible(() => screen.getByText('This device'));
  },
};
export const SignedOutElsewhere: Story = {
  tags: ['behaviour'],
  parameters: at('security'),
  play: async () => {
    await press('Sign out everywhere else');
    await waitFor(() => expect(screen.getByRole('list', { name: 'Where you are signed in' }).children).toHaveLength(1));
    await expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
  },
};

/**
 * Two-step sign-in is turned on with an app's code, its recovery codes are shown once and renewed with a code, and it is turned
 * off with the password.
 */
export const TwoStepSignIn: Story = {
  tags: ['behaviour'],
  parameters: at('security'),
  play: async () => {
    await press('Set up two-step sign-in');
    const secret = (await screen.findByLabelText('Or type this key into the app')).textContent ?? '';
    const app = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
    await type('Code of the app', '000000');
    await press('Turn on');
    await expectVisible(() => screen.getAllByText(/This code is wrong/)[0] as HTMLElement);
    await type('Code of the app', app.generate());
    await press('Turn on');
    await waitFor(() => expect(screen.getByRole('list', { name: 'Recovery codes' }).children).toHaveLength(10));
    const code = screen.getByRole('list', { name: 'Recovery codes' }).firstElementChild?.textContent ?? '';
    await press('I have kept them');
    await expectVisible(() => screen.getByText(/10 recovery codes left/));
    await press('New recovery codes');
    await type('Your password, or a code', 'not mine');
    await press('Make new codes');
    await expectVisible(() => screen.getAllByText(/neither your password nor a code/)[0] as HTMLElement);
    await type('Your password, or a code', code);
    await press('Make new codes');
    await press('I have kept them');
    await press('Turn off');
    const dialog = within(await screen.findByRole('dialog'));
    await type('Your password, or a code', demoCredentials.password);
    await userEvent.click(dialog.getByRole('button', { name: 'Turn off' }));
    await expectVisible(() => screen.getByRole('button', { name: 'Set up two-step sign-in' }));
  },
};

export const Plan: Story = {
  parameters: at('plan-billing'),
  play: async () => {
    await expectVisible(() => screen.getByText('Visa ending in 4242'));
    await expectVisible(() => screen.getByText('$470.00 a year'));
  },
};
export const PostalCodeOfAnotherCountry: Story = {
  tags: ['behaviour'],
  parameters: at('plan-billing'),
  play: async () => {
    await expectVisible(() => screen.getByText('Visa ending in 4242'));
    await type('Postal code', 'SW1A 1AA');
    await press('Save');
    await expectVisible(() => screen.getByRole('link', { name: /There is no such postal code/ }));
  },
};
export const CardRefused: Story = {
  parameters: at('plan-billing'),
  play: async () => {
    await press('Change card');
    await type('Card number', '4242424242424241');
    await press('Save card');
    await expectVisible(() => screen.getByRole('link', { name: /This is no number of a card/ }));
    await expect(screen.getAllByText('Visa').length).toBeGreaterThan(0);
  },
};
export const CardSaved: Story = {
  tags: ['behaviour'],
  parameters: at('plan-billing'),
  play: async () => {
    await press('Change card');
    await type('Name on the card', 'Defne Aldridge');
    await type('Card number', '5555555555554444');
    await type('Valid to', '12/40');
    await type('Security code', '123');
    await press('Save card');
    await expectVisible(() => screen.getByText('Mastercard ending in 4444'));
  },
};

export const Notifications: Story = {
  parameters: at('notifications'),
  play: async () => {
    await userEvent.click(await screen.findByRole('switch', { name: 'News' }));
    await expectVisible(() => screen.getByText('Not saved: News'));
  },
};

export const Team: Story = {
  parameters: at('team'),
  play: async () => {
    await expectVisible(() => screen.getByRole('list', { name: 'Team' }));
    await expectVisible(() => screen.getByText('odette.farrow@example.com'));
    await expect(screen.queryByRole('button', { name: 'More for Defne Aldridge' })).toBeNull();
  },
};
export const TeamTurkishPhone: Story = {
  tags: ['full'],
  globals: { language: 'tr', viewport: { value: 'phone' } },
  parameters: at('team'),
  play: async () => {
    await expectVisible(() => screen.getByRole('list', { name: 'Ekip' }));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
export const TeamChanged: Story = {
  tags: ['behaviour'],
  parameters: at('team'),
  play: async () => {
    await type('Email address', 'new.person@example.com');
    await press('Invite');
    await expectVisible(() => screen.getByText('new.person@example.com'));
    await userEvent.click(await screen.findByRole('button', { name: 'More for Marcus Ode' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove from the team' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'More for Marcus Ode' })).toBeNull());
    await press('Undo');
    await expectVisible(() => screen.getByRole('button', { name: 'More for Marcus Ode' }));
  },
};

/** Works without the server: the appearance is this device's. */
export const Appearance: Story = {
  parameters: { ...at('appearance'), msw: { scenario: 'settings-failing' } },
  play: async () => expectVisible(() => screen.getByRole('radiogroup', { name: 'Theme' })),
};

export const Loading: Story = {
  parameters: { msw: { scenario: 'settings-silent' } },
  play: async () => expectVisible(() => screen.getByText('Loading the settings')),
};
export const Failed: Story = {
  parameters: { msw: { scenario: 'settings-failing' } },
  play: async () => expect(await screen.findByRole('alert')).toHaveTextContent('The settings could not be loaded'),
};
export const FailedAndRetried: Story = {
  ...Failed,
  tags: ['behaviour'],
  play: async (context) => {
    await screen.findByRole('alert');
    await mocksOf(context).settings.set({ failing: 'none' });
    await press('Retry');
    await expectVisible(() => screen.getByRole('textbox', { name: 'User name' }));
  },
};
