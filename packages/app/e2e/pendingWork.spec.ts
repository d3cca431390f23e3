import type { Page } from '@playwright/test';
import { openSignedIn, userMenu } from './support/app';
import { setMocks } from './support/mockSettings';
import { expect, test } from './support/test';

const CHAT = '/apps/chat/chat-2';
const NOTE = '/apps/notes?note=note-4';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const log = (page: Page) => page.getByRole('log', { name: 'Messages' });
const message = (page: Page, text: string) => log(page).locator('[data-message]').filter({ hasText: text });
/** Mark of a message that the server has not accepted. */
const unsent = (page: Page) => log(page).getByText('Not sent.', { exact: true });
const waits = (page: Page) => page.getByRole('heading', { level: 1, name: 'Not everything is sent or saved' });
const isOut = (page: Page) => page.getByRole('heading', { level: 1, name: 'You have signed out' });
const signIn = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true });
const stored = (page: Page) => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

/** Sends a message that the server rejects. */
async function sendRejectedMessage(page: Page, text: string) {
  await expect(field(page, 'Message')).toBeVisible();
  await setMocks(page, { failing: 'chat' }, { notify: false });
  await field(page, 'Message').fill(text);
  await field(page, 'Message').press('Enter');
  await expect(log(page).getByText(text)).toBeVisible();
  await expect(unsent(page)).toBeVisible();
}

test(
  'unsaved and unsent work of a closed tab: is restored in the next, and sent from there',
  { tag: '@main' },
  async ({ page, context, watched }) => {
    const tabs = [page, await context.newPage(), await context.newPage()] as const;
    const [chat, note, mail] = tabs;
    for (const tab of [note, mail]) {
      watched(tab);
      await tab.goto('/assets/none');
    }
    await openSignedIn(chat, CHAT);
    await openSignedIn(note, NOTE);
    await openSignedIn(mail, '/apps/mailbox/inbox/1');
    await expect(field(note, 'Title')).toBeVisible();
    await press(mail, 'Compose');
    await expect(field(mail, 'Subject')).toBeVisible();
    await sendRejectedMessage(chat, 'Is the shelf free?');
    await setMocks(page, { failing: 'all' }, { notify: false });
    await field(mail, 'Subject').fill('Rope by tomorrow');
    await expect(mail.getByText('Not saved').first()).toBeVisible();
    await field(note, 'Title').fill('Half a title');
    const next = await context.newPage();
    watched(next);
    await next.goto('/assets/none');
    for (const tab of tabs) await tab.close({ runBeforeUnload: true });
    await expect.poll(() => context.pages().length, 'no tab asks before it is closed').toBe(1);

    await setMocks(next, { failing: 'none' }, { notify: false });
    await openSignedIn(next, CHAT);
    await log(next).getByRole('button', { name: 'Retry' }).click();
    await expect(message(next, 'Is the shelf free?')).toBeVisible();
    await expect(unsent(next)).toHaveCount(0);
    await press(next, 'Open again');
    await expect(field(next, 'Subject')).toHaveValue('Rope by tomorrow');
    await press(next, 'Save as draft');
    await next.goto(NOTE);
    await expect(field(next, 'Title')).toHaveValue('Half a title');
    await expect(next.getByRole('status').getByText('Saved', { exact: true })).toBeVisible();
  },
);

test('signing out with unsent work: offers to stay, send or discard', { tag: '@main' }, async ({ page }) => {
  await openSignedIn(page, CHAT);
  await sendRejectedMessage(page, 'Is the shelf free?');
  await userMenu(page, 'Sign out');
  await expect(waits(page)).toBeVisible();
  await expect(page.getByText('Not sent yet: Chat')).toBeVisible();
  await press(page, 'Stay signed in');
  await expect(unsent(page)).toBeVisible();

  await userMenu(page, 'Sign out');
  await press(page, 'Send it first');
  await expect(page.getByRole('alert').getByText('It could not be sent now.')).toBeVisible();
  await setMocks(page, { failing: 'none' }, { notify: false });
  await press(page, 'Send it first');
  await expect(isOut(page)).toBeVisible();
  await page.getByRole('link', { name: 'Go to sign in' }).click();
  await signIn(page).click();
  await expect(page).not.toHaveURL(/\/sign-in/);
  await page.goto(CHAT);
  await expect(message(page, 'Is the shelf free?')).toHaveCount(1);

  await sendRejectedMessage(page, 'And the ladder?');
  await field(page, 'Message').fill('Half a sen');
  await page.goto('/sign-out');
  await expect(page.getByText('Typed and not saved: Chat')).toBeVisible();
  await press(page, 'Sign out without it');
  await expect(isOut(page)).toBeVisible();
  expect(await stored(page)).not.toMatch(/ladder|Half a sen/);
});

test('pending work: stays for its own user through a lock and an expired session', async ({ page }) => {
  await openSignedIn(page, NOTE);
  await expect(field(page, 'Title')).toBeVisible();
  await setMocks(page, { failing: 'notes' }, { notify: false });
  await field(page, 'Title').fill('Half a title');
  await expect.poll(() => stored(page)).toContain('Half a title');
  await page.goto('/unlock-session');
  await page.getByRole('link', { name: /^I'm not / }).click();
  await expect(isOut(page)).toBeVisible();
  await setMocks(page, { failing: 'none' }, { notify: false });
  await page.getByRole('link', { name: 'Go to sign in' }).click();
  await signIn(page).click();
  await expect(page).not.toHaveURL(/\/sign-in/);
  await page.goto(NOTE);
  await expect(field(page, 'Title')).toHaveValue('Half a title');
});

test('closing a tab: asks only where the browser stores nothing', async ({ page, context }) => {
  await openSignedIn(page, NOTE);
  await expect(field(page, 'Title')).toBeVisible();
  await setMocks(page, { failing: 'notes' }, { notify: false });
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await field(page, 'Title').fill('Half a title');
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await expect.poll(() => context.pages().length).toBe(0);
});
