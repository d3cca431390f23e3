import type { Page } from '@playwright/test';
import { timeoutFactor } from '../../../scripts/lib/timeoutFactor.mjs';
import { alert, inventoryPath, openInventory, signIn, userMenu } from './support/app';
import { setMocks } from './support/mockSettings';
import { expect, test } from './support/test';

const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]));

test(
  'sign-in: accepts the prefilled credentials, and signing out leaves no personal data',
  { tag: '@main' },
  async ({ page }) => {
    await signIn(page, inventoryPath);
    await expect(page.getByRole('banner')).toContainText('Harbor & Pine');
    await expect(page.getByRole('banner')).toContainText('214 Water Street');
    await expect(page.getByRole('banner')).toContainText('Defne Aldridge');

    await userMenu(page, 'Sign out');
    await expect(page.getByRole('heading', { level: 1, name: 'You have signed out' })).toBeVisible();
    expect(await stored(page)).not.toMatch(/defne|aldridge|eyJ/i);
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible({ timeout: 15_000 * timeoutFactor() });

    await page.goBack();
    await expect(page).toHaveURL(/\/(sign-in|sign-out)/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Band Collar Shirt')).toHaveCount(0);
  },
);

test('sign-in: happens once when pressed twice before the app has loaded', { tag: '@main' }, async ({ page }) => {
  const signedIn: string[] = [];
  page.on('request', (request) => void (request.url().endsWith('/api/auth/sign-in') && signedIn.push(request.method())));
  let releaseScripts = () => {};
  const held = new Promise<void>((settle) => (releaseScripts = settle));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/sign-in', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Sign in', exact: true }).dblclick();
  await page.getByRole('textbox', { name: 'Password' }).press('Enter');
  releaseScripts();
  await expect(page).not.toHaveURL(/\/sign-in/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(signedIn.length).toBeLessThanOrEqual(1);
});

test(
  'sign-in: keeps the email after a wrong password and focuses the field with the mistake',
  { tag: '@main' },
  async ({ page }) => {
    await page.goto('/sign-in');
    // The email field of the first paint is empty: the app fills in the demo credentials.
    await expect(page.getByLabel('Email address')).not.toHaveValue('');
    const email = await page.getByLabel('Email address').inputValue();
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(alert(page)).toContainText('wrong');
    await expect(page.getByLabel('Email address')).toHaveValue(email);
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  },
);

test('sign-in: comes before a protected page, and then leads to that page', { tag: '@main' }, async ({ page }) => {
  const wanted = `${inventoryPath}?search=harbor&sort=price&order=desc#found`;
  await page.goto(wanted);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  // The first paint shows before the router has changed the URL.
  await expect(page).toHaveURL(`/sign-in?redirectURL=${encodeURIComponent(wanted)}`);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('searchbox', { name: 'Search products' })).toHaveValue('harbor');
  expect(page.url()).toContain(wanted);
});

test('sign-in: leaves the sign-out page out of the redirect', async ({ page }) => {
  await page.goto('/sign-out');
  await expect(page).toHaveURL(/\/(sign-in|sign-out)$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const hostile of [
  '//evil.example/path',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example/',
  'javascript:document.title="owned"',
  '/%2F/evil.example',
  ' //evil.example',
  '/sign-out',
  '/sign-in?redirectURL=/sign-in',
  'http:///evil.example',
]) {
  test(`sign-in: does not follow redirectURL=${hostile}`, async ({ page, baseURL }) => {
    await signIn(page, hostile);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toHaveCount(0);
    expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? '').origin);
    await expect(page.getByText('Defne Aldridge').first()).toBeVisible();
    expect(await page.title()).not.toBe('owned');
  });
}

test('sign-in page: redirects a signed-in user', async ({ page }) => {
  await openInventory(page);
  await page.goto('/sign-in');
  await expect(page).toHaveURL(/\/dashboards\/project$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Project' })).toBeVisible();
});

test('signing out: also signs out the other tab', async ({ page, context, watched }) => {
  await page.goto(`/sign-in?redirectURL=${inventoryPath}`);
  await page.getByRole('checkbox', { name: 'Remember me' }).check();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Inventory' })).toBeVisible();
  const other = await context.newPage();
  watched(other);
  await other.goto(inventoryPath);
  await expect(other.getByRole('heading', { level: 1, name: 'Inventory' })).toBeVisible();

  await userMenu(page, 'Sign out');
  await expect(other.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await expect(other.getByText('Band Collar Shirt')).toHaveCount(0);
});

test('lock: opens with the password, and returns to the page', { tag: '@main' }, async ({ page }) => {
  await openInventory(page, '?search=harbor');
  await page.getByRole('button', { name: 'Lock' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Unlock your session' })).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Unlock' }).click();
  await expect(alert(page)).toContainText('wrong');
  await page.getByLabel('Password', { exact: true }).fill('stockroom-demo');
  await page.getByRole('button', { name: 'Unlock' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Inventory' })).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Search products' })).toHaveValue('harbor');
});

test('lock: has one form from the start, and replaces nothing that was typed right away', async ({ page }) => {
  const signedIn = signIn(page, inventoryPath);
  await page.getByRole('button', { name: 'Lock', exact: true }).click();
  await signedIn;
  const password = page.getByLabel('Password', { exact: true });
  await password.pressSequentially('stockroom');
  await page.waitForLoadState('networkidle');
  await expect(password).toHaveValue('stockroom');
  await expect(password).toBeFocused();
  await expect(page).toHaveURL(inventoryPath);
  await password.pressSequentially('-demo');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Inventory' })).toBeVisible();
});

test('many rejected calls at once: sign out once, without a loop', { tag: '@main' }, async ({ page }) => {
  await openInventory(page);
  let loads = 0;
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) loads += 1;
  });
  await setMocks(page, { tokensValidFrom: Date.now() + 60_000 });
  // A call of the shell may have been rejected already, so that the app is reloading the page itself.
  await page.evaluate(() => location.reload()).catch(() => undefined);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(loads).toBeLessThanOrEqual(4);
});

test('other auth pages: state their purpose, and lead back', async ({ page }) => {
  await page.goto('/sign-in');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Email address').fill('someone@example.com');
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText('If there is an account for this address')).toBeVisible();

  await page.goto('/sign-up');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText(/fields need a look/)).toBeVisible();
  await expect(page.locator(':focus')).toContainText(/fields need a look/);
  await page.getByLabel('Full name').fill('Ada Yıldız');
  await page.getByLabel('Email address').fill('ada@example.com');
  await page.getByLabel('Password', { exact: true }).fill('a good long one 7');
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Confirm your email address' })).toBeVisible();
});
