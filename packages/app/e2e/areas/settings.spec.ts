import { Secret, TOTP } from 'otpauth/slim';
import { openSignedIn, signIn } from '../support/app';
import { expect, test } from '../support/test';

const settings = (tab: string) => `/pages/settings/${tab}`;

test('profile name: shows in the top bar and in another tab once saved', async ({ page, context }) => {
  await openSignedIn(page, settings('account'));
  const other = await context.newPage();
  await other.goto(settings('account'));
  await expect(other.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Defne Aldridge');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Defne Su Aldridge');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('banner').getByText('Defne Su Aldridge')).toBeVisible();
  await expect(other.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Defne Su Aldridge');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Defne Su Aldridge');
});

test('settings: ask before a tab with changes is left, and Stay keeps them', { tag: '@main' }, async ({ page }) => {
  await openSignedIn(page, settings('account'));
  await page.getByRole('textbox', { name: 'Company' }).fill('Elsewhere');
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Team' }).click();
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByRole('textbox', { name: 'Company' })).toHaveValue('Elsewhere');
  await page.getByRole('form', { name: 'Account' }).getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Team' }).click();
  await expect(page).toHaveURL(/settings\/team$/);
});

test('new password: signs in, as do the prefilled credentials, and another one does not', async ({ page }) => {
  await signIn(page, settings('security'));
  const next = 'four blue herons';
  await page.getByLabel('Current password', { exact: true }).fill('stockroom-demo');
  await page.getByLabel('New password', { exact: true }).fill(next);
  await page.getByLabel('Repeat the new password', { exact: true }).fill(next);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password is changed.').first()).toBeAttached();
  await page.goto('/sign-out');
  await expect(page.getByRole('heading', { level: 1, name: 'You have signed out' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to sign in' }).click();
  await page.getByLabel('Password', { exact: true }).fill('four grey herons');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(next);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).not.toHaveURL(/sign-in/);
  await page.goto('/sign-out');
  await page.getByRole('link', { name: 'Go to sign in' }).click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).not.toHaveURL(/sign-in/);
});

test('signing out: ends the session in the list, and the next sign-in starts another', async ({ page }) => {
  await signIn(page, settings('security'));
  const places = page.getByRole('list', { name: 'Where you are signed in' }).getByRole('listitem');
  await expect(places).toHaveCount(3);
  await page.goto('/sign-out');
  await page.getByRole('link', { name: 'Go to sign in' }).click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).not.toHaveURL(/sign-in/);
  await page.goto(settings('security'));
  await expect(places).toHaveCount(3);
  await expect(places.filter({ hasText: 'This device' })).toHaveCount(1);
});

test(
  'two-step sign-in: asks for a code after the password, and takes a recovery code once',
  { tag: '@main' },
  async ({ page }) => {
    await signIn(page, settings('security'));
    await page.getByRole('button', { name: 'Set up two-step sign-in' }).click();
    const secret = (await page.getByLabel('Or type this key into the app').textContent()) ?? '';
    const app = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
    await page.getByLabel('Code of the app').fill(app.generate());
    await page.getByRole('button', { name: 'Turn on' }).click();
    const recovery = (await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').first().textContent()) ?? '';
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await expect(page.getByText('10 recovery codes left')).toBeVisible();

    await page.goto('/sign-out');
    await page.getByRole('link', { name: 'Go to sign in' }).click();
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByLabel('Code', { exact: true }).fill('000000');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Code', { exact: true })).toHaveAccessibleDescription(/This code is wrong/);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(recovery.toUpperCase());
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(/sign-in/);
    await page.goto(settings('security'));
    await expect(page.getByText('9 recovery codes left')).toBeVisible();
  },
);
